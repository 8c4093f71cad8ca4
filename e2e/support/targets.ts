import type { Page } from '@playwright/test';

/**
 * Controls of the page whose target is below 24 by 24 pixels, a line each. Demos are the library's; a link in a
 * sentence is as high as its line (WCAG 2.5.8).
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])',
    );
    return [...all].flatMap((control) => {
      if (control.closest('.demo-content, .play-result') || !control.checkVisibility()) return [];
      const box = areaOf(control);
      const isShown = box.right > 0 && box.bottom + scrollY > 0;
      if (!isShown || (box.width >= least - 0.05 && box.height >= least - 0.05)) return [];
      if (isInSentence(control)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      const place = control.parentElement?.closest('[class]')?.className;
      const size = [box.width, box.height].map((side) => Math.round(side * 10) / 10).join(' × ');
      return [`${size}: ${control.localName}.${control.className} in .${place}: ${name}`];
    });

    /** Together with the label around or beside a field, whose press is the field's. */
    function areaOf(control: HTMLElement): DOMRect {
      const label = (control as HTMLInputElement).labels?.[0];
      return (label ?? control).getBoundingClientRect();
    }

    function isInSentence(control: HTMLElement): boolean {
      if (getComputedStyle(control).display !== 'inline') return false;
      const block = control.closest('p, li, td, th, dd, dt, summary, h1, h2, h3, blockquote, div');
      return block!.textContent.trim().length > control.textContent.trim().length + 1;
    }
  });
}
