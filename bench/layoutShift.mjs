/** The largest sum of shifts that follow each other within a second, five seconds at most: CLS. */
export function layoutShift(shifts) {
  let largest = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { startTime, value } of shifts) {
    const isNew = startTime - last > 1000 || startTime - first > 5000;
    if (isNew) first = startTime;
    sum = isNew ? value : sum + value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}
