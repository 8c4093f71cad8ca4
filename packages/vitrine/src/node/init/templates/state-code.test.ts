import { expect, it } from 'vitest';
import type { Handler, SetBy } from '../components/samples/handlers.ts';
import { printHandlers, printState } from './state-code.ts';

const set = (prop: string, more: Partial<SetBy> = {}): Handler => ({
  name: 'onChange',
  sets: { prop, at: 0, by: 'argument', isNullable: false, choices: [], ...more },
});

it.each<[string, Handler, unknown, handler: string, moves: string]>([
  ['a text', set('value'), '', 'setValue', '(value) => ({ value })'],
  [
    'a later argument that may be nothing',
    set('value', { at: 1, isNullable: true }),
    1,
    '(_first, next) => setValue(next ?? 0)',
    '(_first, next) => ({ value: next ?? 0 })',
  ],
  [
    'a field',
    set('value', { by: 'target' }),
    '',
    '(event) => setValue(event.target.value)',
    '(event) => ({ value: event.target.value })',
  ],
  [
    'a box',
    set('isOn', { by: 'target' }),
    false,
    '(event) => setIsOn(event.target.checked)',
    '(event) => ({ isOn: event.target.checked })',
  ],
  [
    'a turn',
    set('on', { by: 'turn' }),
    true,
    '() => setOn(!on)',
    '() => ({ on }) => ({ on: !on })',
  ],
  ['a list', set('value'), ['a'], 'setValue', '(value) => ({ value })'],
  [
    'what closes',
    set('open', { by: 'close' }),
    false,
    '() => setOpen(false)',
    '() => ({ open: false })',
  ],
  [
    'a day that may be nothing',
    set('value', { isNullable: true }),
    { $day: [2026, 0, 15] },
    '(next) => setValue(next ?? value)',
    '(next) => ({ value }) => ({ value: next ?? value })',
  ],
  ['nothing', { name: 'onChange', sets: null }, '', '() => undefined', '() => ({})'],
])('prints state of %s', (_, handler, value, code, moves) => {
  const prop = handler.sets?.prop ?? 'value';
  const { attributes, statements, states } = printState([handler], { [prop]: value });
  expect(attributes.at(-1)).toBe(` onChange={${code}}`);
  expect(states).toEqual(handler.sets === null ? [] : [prop]);
  expect(statements.includes('useState(')).toBe(handler.sets !== null);
  expect(printHandlers([handler], { [prop]: value })).toBe(
    `  handlers: {\n    onChange: ${moves},\n  },\n`,
  );
});

it('names the type of choices, which a first value alone does not tell', () => {
  const { statements } = printState([set('size', { choices: ['small', 2] })], { size: 'small' });
  expect(statements).toBe("  const [size, setSize] = useState<'small' | 2>('small');\n");
  expect(printHandlers([], {})).toBe('');
});

it('declares a state once, with its type where that is known, and days as they are made', () => {
  const close = { ...set('open', { by: 'close' }), name: 'onCancel' };
  const { states, statements } = printState([set('open', { by: 'close' }), close], { open: false });
  expect([states, statements]).toEqual([['open'], '  const [open, setOpen] = useState(false);\n']);
  const day = printState([set('value', { type: 'Date | null' })], {
    value: { $day: [2026, 0, 15] },
  });
  expect(day.statements).toContain('useState<Date | null>(new Date(2026, 0, 15));');
});
