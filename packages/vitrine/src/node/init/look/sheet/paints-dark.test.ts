import { expect, it } from 'vitest';
import { paintsDark } from './paints-dark.ts';

it.each([
  '<svg><text fill="#252525">1</text></svg>',
  '<svg><g style="font-size: 9px; fill: rgb(34, 34, 34)"><text>1</text></g></svg>',
  '<svg><line stroke="#333" x2="9"/></svg>',
  '<svg><path fill="none" stroke="black" d=""/></svg>',
  '<p style="margin: 0; color: #222">1</p>',
  // Nothing fills it.
  '<svg><rect width="9"/></svg>',
])('%s', (markup) => expect(paintsDark(`<div>${markup}</div>`)).toBe(true));

it.each([
  '<svg><text fill="#999">1</text></svg>',
  '<svg fill="currentColor"><path d=""/></svg>',
  '<svg fill="none" stroke="currentColor"><path d=""/></svg>',
  '<svg class="icon"><path d=""/></svg>',
  '<svg><defs><rect width="9"/></defs></svg>',
  '<svg><rect width="9" opacity="0"/></svg>',
  '<svg><line x2="9"/></svg>',
  '<svg><path fill="var(--kit-ink, #000)"/></svg>',
  '<p style="background: #eee; color: #222">1</p>',
  '<p style="color: #222"> <i></i></p>',
  '<p>1</p>',
])('not %s', (markup) => expect(paintsDark(markup)).toBe(false));
