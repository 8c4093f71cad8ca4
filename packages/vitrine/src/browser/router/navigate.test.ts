import { afterEach, describe, expect, it, vi } from 'vitest';
import { navigate } from './navigate.ts';

/** The Navigation API, where every navigation ends as given. */
function stubNavigation(finished: Promise<unknown>): void {
  const navigation = { navigate: () => ({ committed: finished, finished }) };
  vi.stubGlobal('window', { navigation });
  vi.stubGlobal('navigation', navigation);
}

afterEach(() => vi.unstubAllGlobals());

describe('navigate', () => {
  it('says that it has arrived', async () => {
    stubNavigation(Promise.resolve());
    expect(await navigate('/a')).toEqual({ status: 'done' });
  });

  it.each(['AbortError', 'InvalidStateError'])(
    'gives a cancelled route load as an outcome, not an error (%s)',
    async (name) => {
      stubNavigation(Promise.reject(new DOMException('Navigation was aborted', name)));
      expect(await navigate('/a')).toEqual({ status: 'cancelled', code: 'route-cancelled' });
    },
  );

  it('does not hide what is no cancellation', async () => {
    stubNavigation(Promise.reject(new DOMException('No such address', 'SyntaxError')));
    await expect(navigate('http://[')).rejects.toThrow('No such address');
  });

  it('loads documents where the Navigation API is missing', async () => {
    const assign = vi.fn();
    const replace = vi.fn();
    vi.stubGlobal('window', {});
    vi.stubGlobal('location', { assign, replace });
    await navigate('/a');
    await navigate('/b', { replace: true });
    expect(assign.mock.calls).toEqual([['/a']]);
    expect(replace.mock.calls).toEqual([['/b']]);
  });
});
