import { afterEach, expect, it, vi } from 'vitest';
import { main } from './cli.ts';

const printed = { log: vi.spyOn(console, 'log'), error: vi.spyOn(console, 'error') };
for (const spy of Object.values(printed)) spy.mockImplementation(() => undefined);
afterEach(() => vi.clearAllMocks());

const textOf = (spy: (typeof printed)['log']) => spy.mock.calls.flat().join('\n');

it.each([
  [['chek'], 'Unknown command "chek"; did you mean "check"?'],
  [['innit'], 'Unknown command "innit"; did you mean "init"?'],
  [['check', '--rot', 'x'], `Unknown option '--rot'; did you mean "--root"?`],
  [['check', '--nothing-near'], "Unknown option '--nothing-near'"],
  [['check', 'site'], 'Unexpected argument "site"'],
  [['preview', '--port', '80x'], '--port expects a number from 0 to 65535, received "80x"'],
  [['preview', '--port', ' '], '--port expects a number from 0 to 65535, received " "'],
  [['preview', '--port', '-1'], "Option '--port' argument is ambiguous."],
  [['dev', '--host', ''], "Option '--host' has no value"],
  [['build', '--root='], "Option '--root' has no value"],
  [['chek', 'site', '--json'], 'Unknown command "chek"; did you mean "check"?'],
  [['--root', 'x', 'init'], 'vitrine init stands before its options, and works in this folder'],
  [['toString'], 'Unknown command "toString"'],
  [['api record'], 'Unknown command "api record"'],
  [['build', '--strict'], 'vitrine build takes no --strict'],
  [['api', '--lines', 'kit'], 'vitrine api takes no --lines'],
  [['api', 'record', 'kit', '--json'], 'vitrine api record takes no --json'],
  [['mcp', '--port', '80'], '--port is that of a server: vitrine mcp is one with --http'],
  [['agents', '--check', 'api.md'], 'Unexpected argument "api.md"'],
  [['api'], 'vitrine api needs the name of a package'],
  [['api', 'kit', 'Button', 'Chip'], 'Unexpected argument "Chip"'],
  [
    ['api', 'kit', '--json', '--markdown'],
    '--json and --markdown are two forms of the same: choose one',
  ],
  [
    ['api', 'kit', '--check', 'a.md', '--out', 'b.md'],
    '--check prints no description: leave out --out',
  ],
  [
    ['api', 'kit', '--undocumented', '--check', 'a.md'],
    '--check prints no description: leave out --undocumented',
  ],
  [['api', 'kit', 'A', '--component', 'B'], 'Two exports are named: "A" and "B"'],
])('refuses %j', async (args, message) => {
  expect(await main(args)).toBe(1);
  expect(textOf(printed.error)).toMatch(/^error usage\n/);
  expect(textOf(printed.error).split('\n')[1]).toBe(`  ${message}`);
  expect(textOf(printed.log)).toBe('');
});

it('names its commands, and without one ends as refused', async () => {
  expect(await main(['--help'])).toBe(0);
  const help = textOf(printed.log);
  for (const command of ['dev', 'build', 'preview', 'check', 'api']) {
    expect(help).toContain(`vitrine ${command} `);
  }
  vi.clearAllMocks();
  expect(await main([])).toBe(1);
  expect(textOf(printed.log)).toBe(help);
  expect(textOf(printed.error)).toBe('');
});
