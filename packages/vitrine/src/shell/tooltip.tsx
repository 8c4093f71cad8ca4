import type { ReactNode } from 'react';

/**
 * Shows a label under a control on hover and keyboard focus, by CSS alone. The control names itself
 * for assistive technology, so the label is hidden from it.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="tooltip-anchor">
      {children}
      <span className="tooltip" aria-hidden="true">
        {label}
      </span>
    </span>
  );
}
