import type { Page } from '@playwright/test';

/** What the library's reset changes of the shell and of the page's text: `element property: without, with`. */
export function changedByReset(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShell = (element: Element) => !element.closest('.demo-stage');
    const elements = [
      document.documentElement,
      document.body,
      ...[...document.querySelectorAll('#v-shell *, #v-announcer, #v-main, #v-main *')].filter(
        isShell,
      ),
    ];
    // Their height follows from the demos.
    for (const stage of document.querySelectorAll<HTMLElement>('.demo-stage'))
      stage.style.display = 'none';
    const read = () =>
      elements.flatMap((element) =>
        ['', '::before', '::placeholder', '::marker'].map((part) => {
          const style = getComputedStyle(element, part);
          const values = [...style].map((name) => [name, style.getPropertyValue(name)]);
          return { name: `${element.tagName}.${element.className}${part}`, values };
        }),
      );
    const before = read();
    const resets = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule, index) =>
        rule instanceof CSSLayerBlockRule && rule.name === 'base' ? [{ sheet, index }] : [],
      ),
    );
    if (resets.length === 0) throw new Error('The library has no reset');
    for (const { sheet, index } of resets.toReversed()) sheet.deleteRule(index);
    return read().flatMap(({ name, values }, index) =>
      values.flatMap(([property, value], at) => {
        const was = before[index]!.values[at]![1];
        return was === value ? [] : [`${name} ${property}: ${value}, ${was}`];
      }),
    );
  });
}
