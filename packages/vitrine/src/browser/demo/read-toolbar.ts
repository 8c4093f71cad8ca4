import { ASSETS_PATH, type ToolbarData } from '../../shared/contract.ts';

/** Reads what a demo's toolbar knows from its markup, as `node/render/demo.ts` writes it. */
export function readToolbar(frame: HTMLElement, toolbar: HTMLElement): ToolbarData {
  const { dataset } = toolbar;
  return {
    title: frame.getAttribute('aria-label')!,
    hash: frame.id,
    sourceUrl: dataset.source!,
    repositoryUrl: toolbar.querySelector('.demo-repository')?.getAttribute('href') ?? '',
    editable: dataset.preview !== undefined,
    frameUrl: dataset.frame!,
    previewUrl: dataset.preview ? `${ASSETS_PATH}${dataset.preview}` : '',
  };
}
