import type { ReactNode } from 'react';

/**
 * Shows a label under a control on hover and keyboard focus by CSS, on a long press by `page/long-press.ts`.
 * The control names itself for assistive technology, so the label is hidden from it.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="hint-anchor">
      {children}
      <span className="hint" aria-hidden="true">
        {label}
      </span>
    </span>
  );
}
