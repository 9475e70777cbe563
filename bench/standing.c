/* The standing workloads W2 to W5 as one would write them by hand in C: exact whole numbers, arrays for the states.
 *
 *     standing W3 1000      makes it a thousand times; says the nanoseconds of one, then every outcome with its weight
 *
 * `results.h` is written by bench/by_hand.py from the table that all of them read: {losses, morale} by column and die.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "results.h"

typedef uint64_t weight;

enum { FIRE, SHOCK, PURSUIT, SIDES = 10 };
enum { NONE, ATTACKER, DEFENDER };
enum { TAKEN, LIFTED, CONTINUES };
static const char *const SIDE[] = {"none", "attacker", "defender"};
static const char *const END[] = {"taken", "lifted", "continues"};

static int max(int a, int b) { return a > b ? a : b; }
static int min(int a, int b) { return a < b ? a : b; }

/* W2: 12 dice against 10, hits on 5-6; how many of a side's dice hit, a third of them each */
enum { OURS = 12, THEIRS = 10 };
static weight exchanges[OURS + 1][THEIRS + 1][3];

static void hits(int dice, weight *ways) {
  memset(ways, 0, (dice + 1) * sizeof *ways);
  ways[0] = 1;
  for (int die = 0; die < dice; die++)
    for (int hit = die + 1; hit >= 0; hit--) ways[hit] = 2 * ways[hit] + (hit ? ways[hit - 1] : 0);
}

static void volley(void) {
  weight ours[OURS + 1], theirs[THEIRS + 1];
  hits(OURS, ours);
  hits(THEIRS, theirs);
  memset(exchanges, 0, sizeof exchanges);
  for (int a = 0; a <= OURS; a++)
    for (int d = 0; d <= THEIRS; d++)
      exchanges[min(d, OURS)][min(a, THEIRS)][a > d ? ATTACKER : DEFENDER] += ours[a] * theirs[d];
}

/* W3, W4: four rounds with morale and losses, one die after the other; then pursuit. Morale below 0 counts as 0. The
 * losses are capped by the stack only at the end, so that all stacks share the rounds. */
enum { MORALE = 5, LOSSES = 20 };
typedef weight standing[MORALE][MORALE][LOSSES][LOSSES];
static standing rounds[2];
static weight ends[3][LOSSES][LOSSES], battles[3][LOSSES][LOSSES];

static void fight(void) {
  weight(*now)[MORALE][LOSSES][LOSSES] = rounds[0], (*then)[MORALE][LOSSES][LOSSES] = rounds[1];
  memset(rounds, 0, sizeof rounds);
  now[4][3][0][0] = 1;
  int most[2] = {0, 0}; /* losses so far */
  for (int round = 0; round < 4; round++) {
    static weight half[MORALE][LOSSES];
    const int column = round % 2 ? SHOCK : FIRE, worst = RESULTS[column][SIDES - 1][0];
    memset(then, 0, sizeof(standing));
    for (int a = 0; a < MORALE; a++)
      for (int d = 0; d < MORALE; d++)
        for (int la = 0; la <= most[0]; la++) {
          if (!a || !d) { /* it is over: the dice that are not thrown weigh the same */
            for (int ld = 0; ld <= most[1]; ld++) then[a][d][la][ld] += now[a][d][la][ld] * SIDES * SIDES;
            continue;
          }
          int any = 0;
          memset(half, 0, sizeof half);
          for (int ld = 0; ld <= most[1]; ld++)
            for (int x = 0; x < SIDES && now[a][d][la][ld]; x++, any = 1)
              half[max(0, d - RESULTS[column][x][1])][ld + RESULTS[column][x][0]] += now[a][d][la][ld];
          for (int y = 0; y < SIDES && any; y++) {
            const int left = max(0, a - RESULTS[column][y][1]), lost = la + RESULTS[column][y][0];
            for (int after = 0; after <= d; after++)
              for (int ld = 0; ld <= most[1] + worst; ld++) then[left][after][lost][ld] += half[after][ld];
          }
        }
    most[0] += worst, most[1] += worst;
    weight(*other)[MORALE][LOSSES][LOSSES] = now;
    now = then, then = other;
  }
  memset(ends, 0, sizeof ends);
  for (int a = 0; a < MORALE; a++)
    for (int d = 0; d < MORALE; d++) {
      const int winner = a > d ? ATTACKER : d > a ? DEFENDER : NONE;
      for (int la = 0; la <= most[0]; la++)
        for (int ld = 0; ld <= most[1]; ld++)
          for (int x = 0; x < SIDES && now[a][d][la][ld]; x++) {
            const int more = winner == NONE ? 0 : RESULTS[PURSUIT][x][0];
            ends[winner][la + (winner == DEFENDER ? more : 0)][ld + (winner == ATTACKER ? more : 0)] += now[a][d][la][ld];
          }
    }
}

static void capped(int ours, int theirs) {
  memset(battles, 0, sizeof battles);
  for (int winner = 0; winner < 3; winner++)
    for (int la = 0; la < LOSSES; la++)
      for (int ld = 0; ld < LOSSES; ld++)
        battles[winner][min(la, 2 * ours)][min(ld, 2 * theirs)] += ends[winner][la][ld];
}

static void battle(void) {
  fight();
  capped(8, 8);
}

static void sweep(void) {
  fight();
  for (int ours = 1; ours <= 8; ours++)
    for (int theirs = 1; theirs <= 8; theirs++) capped(ours, theirs);
}

/* W5: twelve seasons, two dice and a bonus that is carried on */
enum { SEASONS = 12, MOST_BONUS = 5 };
static weight sieges[3][SEASONS + 1][MOST_BONUS + 1];

static void siege(void) {
  weight now[MOST_BONUS + 1] = {1}, rest = 1;
  memset(sieges, 0, sizeof sieges);
  for (int season = 1; season < SEASONS; season++) rest *= 36;
  for (int season = 1; season <= SEASONS; season++, rest /= 36) {
    weight then[MOST_BONUS + 1] = {0};
    for (int bonus = 0; bonus <= MOST_BONUS; bonus++)
      for (int x = 1; x <= 6 && now[bonus]; x++)
        for (int y = 1; y <= 6; y++) {
          const int total = x + y + bonus;
          const int after = total >= 8 ? min(bonus + 1, MOST_BONUS) : bonus;
          if (total >= 11) sieges[TAKEN][season][bonus] += now[bonus] * rest;
          else if (x + y <= 3) sieges[LIFTED][season][bonus] += now[bonus] * rest;
          else if (season == SEASONS) sieges[CONTINUES][season][after] += now[bonus];
          else then[after] += now[bonus];
        }
    memcpy(now, then, sizeof now);
  }
}

int main(int count, char **words) {
  const char *const names[] = {"W2", "W3", "W4", "W5"};
  void (*const works[])(void) = {volley, battle, sweep, siege};
  if (count != 3) return 2;
  int which = 0;
  while (which < 4 && strcmp(names[which], words[1])) which++;
  if (which == 4) return 2;
  const long times = atol(words[2]);
  struct timespec begin, end;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
  for (long time = 0; time < times; time++) works[which]();
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
  printf("%.1f\n", ((end.tv_sec - begin.tv_sec) * 1e9 + (end.tv_nsec - begin.tv_nsec)) / times);
  if (which == 0)
    for (int a = 0; a <= OURS; a++)
      for (int d = 0; d <= THEIRS; d++)
        for (int w = 0; w < 3; w++)
          if (exchanges[a][d][w]) printf("%d %d %s %llu\n", a, d, SIDE[w], (unsigned long long)exchanges[a][d][w]);
  if (which == 1 || which == 2)
    for (int w = 0; w < 3; w++)
      for (int a = 0; a < LOSSES; a++)
        for (int d = 0; d < LOSSES; d++)
          if (battles[w][a][d]) printf("%s %d %d %llu\n", SIDE[w], a, d, (unsigned long long)battles[w][a][d]);
  if (which == 3)
    for (int r = 0; r < 3; r++)
      for (int s = 0; s <= SEASONS; s++)
        for (int b = 0; b <= MOST_BONUS; b++)
          if (sieges[r][s][b]) printf("%s %d %d %llu\n", END[r], s, b, (unsigned long long)sieges[r][s][b]);
  return 0;
}
