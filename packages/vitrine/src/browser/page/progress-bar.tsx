/** Two pixels at the very top that run while a navigation does (`progress.ts`). */
export function ProgressBar() {
  return (
    <div
      className="loading-bar"
      role="progressbar"
      aria-label="Loading page"
      aria-valuemin={0}
      aria-valuemax={100}
      hidden
    />
  );
}
