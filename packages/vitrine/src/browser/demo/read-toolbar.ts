import type { ToolbarData } from '../../shared/contract.ts';
import { ASSETS } from '../core/base.ts';

interface Toolbar {
  data: ToolbarData;
  /** Labels of the sandboxes that have a button. */
  sandboxes: string[];
}

/** Reads what a demo's toolbar shows from its markup, as the server has rendered it. */
export function readToolbar(box: HTMLElement, toolbar: HTMLElement): Toolbar {
  const { source, frame, preview, stays } = toolbar.dataset;
  const sandboxes = toolbar.querySelectorAll('[data-keeps-menu]:not(.demo-more)');
  return {
    data: {
      title: box.getAttribute('aria-label')!,
      hash: box.id,
      sourceUrl: source!,
      repositoryUrl: toolbar.querySelector('.demo-repository')?.getAttribute('href') ?? '',
      editable: preview !== undefined && stays === undefined,
      stays: stays ?? '',
      iframeUrl: frame!,
      runnerUrl: preview ? `${ASSETS}${preview}` : '',
    },
    sandboxes: [...sandboxes].map((button) => button.getAttribute('aria-label')!),
  };
}
