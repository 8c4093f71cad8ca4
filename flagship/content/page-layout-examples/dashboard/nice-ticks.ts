/** Four or five steps are enough to read a value off. */
const STEPS = 4;

/** Round values from zero up to at least `max`, at even distances: 0, 500, 1000, … */
export function niceTicks(max: number): number[] {
  if (max <= 0) return [0, 1];
  const rough = max / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}
