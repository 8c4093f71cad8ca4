import { findIcons } from './find-icons.ts';
import {
  fetchJson,
  NAMES_URL,
  type FoundIcon,
  type IconNames,
  type IconTheme,
} from './icon-data.ts';

export interface IconQuery {
  theme: IconTheme;
  query: string;
}

/** The answer to a query, or why there is none. */
export type IconAnswer = IconQuery & ({ found: FoundIcon[] } | { error: string });

let data: Promise<IconNames> | undefined;

addEventListener('message', ({ data: asked }: MessageEvent<IconQuery>) => {
  void answer(asked).then((message) => postMessage(message));
});

async function answer(asked: IconQuery): Promise<IconAnswer> {
  try {
    data ??= fetchJson<IconNames>(NAMES_URL);
    return { ...asked, found: findIcons(await data, asked.theme, asked.query) };
  } catch (error) {
    data = undefined;
    return { ...asked, error: String(error) };
  }
}
