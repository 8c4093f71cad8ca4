import { ELEMENT_IDS, type Analytics } from '../../../shared/contract.ts';
import { trusted } from '../../core/trusted.ts';
import { consent } from '../consent/consent.ts';
import type { ServedPage } from '../../router/page-state.ts';
import type { AnalyticsProvider } from './provider.ts';

type Config = Extract<Analytics, { provider: 'google' }>;
type Command = (...args: unknown[]) => void;

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/**
 * Google Analytics 4. Nothing is loaded before the reader has agreed, when the site asks; the page then
 * open is the first that counts.
 */
export function createGoogle({ measurementId, consent: asks }: Config): AnalyticsProvider {
  let command: Command | undefined;
  let uncounted: ServedPage | undefined;
  const send = () => {
    if (!uncounted || (asks && consent.get().analytics !== true)) return;
    const { pathname, documentTitle } = uncounted;
    uncounted = undefined;
    command ??= loadTag(measurementId);
    command('event', 'page_view', {
      page_location: location.origin + pathname,
      page_path: pathname,
      page_title: documentTitle,
    });
  };
  const pageView = (page: ServedPage) => {
    uncounted = page;
    send();
  };
  if (asks) {
    consent.subscribe(send);
    // A page without the shell has no place for a question; what was agreed to elsewhere counts.
    if (!document.getElementById(ELEMENT_IDS.shell)) return { pageView };
    import('./analytics-consent.tsx').then(
      ({ askAnalyticsConsent }) => askAnalyticsConsent(),
      () => {
        // Without a question there is no consent.
      },
    );
  }
  return { pageView };
}

/** Google's tag reads its commands from a list that may be filled before it is there. */
function loadTag(measurementId: string): Command {
  const commands: unknown[] = [];
  Object.assign(window, { dataLayer: commands });
  const command: Command = function () {
    // The tag tells commands from other entries by their being an `arguments` object.
    // oxlint-disable-next-line prefer-rest-params
    commands.push(arguments);
  };
  command('js', new Date());
  command('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted.createScriptURL(`${SCRIPT}?id=${measurementId}`);
  document.head.append(script);
  return command;
}
