/** A heading that has a link; the title's section is the page, which has a link of its own. */
const HEADING = 'main .heading:not(:has(> h1)):has(> a.anchor)';

let button: HTMLButtonElement | undefined;

/**
 * Offers to copy the section of the heading that a pointer or the focus is at: one button, which goes with them and
 * follows the heading's link in the order of the keyboard.
 */
export function startSectionButton(): void {
  button = makeButton();
  document.addEventListener('pointerover', ({ target }) => offer(target));
  document.addEventListener('focusin', ({ target }) => offer(target));
  // What has led to this call.
  offer(document.querySelector(`${HEADING}:hover`) ?? document.activeElement);
}

function makeButton(): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'copy-section';
  made.addEventListener('click', () => {
    import('./copy-section.ts').then(
      ({ copySection }) => copySection(made),
      () => undefined,
    );
  });
  return made;
}

function offer(target: EventTarget | null): void {
  const heading = target instanceof Element ? target.closest(HEADING) : null;
  // The focus must not be taken from it, and what it says is about the section that was copied.
  if (!heading || !button || heading === button.parentElement || document.activeElement === button)
    return;
  if (!document.querySelector('link[type="text/markdown"]')) return;
  button.textContent = 'Copy section';
  button.ariaLabel = `Copy section: ${heading.firstElementChild!.textContent}`;
  heading.append(button);
}
