import { useState, type ReactNode } from 'react';
import { trusted } from './trusted.ts';

interface AsWrittenProps {
  /** Names it in the document. */
  className: string;
  /** What the server renders; the browser gives nothing. */
  children?: ReactNode;
  tag?: 'div' | 'nav';
  /** The element that names it. */
  'aria-labelledby'?: string;
}

/**
 * A part of the shell that React leaves as the document has it. What it shows needs no code in the browser: nothing of it
 * is hydrated, and where it differs between pages, a navigation exchanges it (`router/swap-document.ts`).
 */
export function AsWritten({ tag: Tag = 'div', children, ...props }: AsWrittenProps) {
  // Should React render the shell anew, after an extension of the browser has changed it.
  const [__html] = useState(() =>
    children === undefined
      ? trusted.createHTML(document.querySelector(`.${props.className}`)?.innerHTML ?? '')
      : '',
  );
  return children === undefined ? (
    <Tag {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
  ) : (
    <Tag {...props}>{children}</Tag>
  );
}
