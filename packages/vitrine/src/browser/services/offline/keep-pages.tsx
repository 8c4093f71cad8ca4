import { useEffect, useState } from 'react';
import { OFFLINE_LIST_FILE, type OfflineList, type SiteData } from '../../../shared/contract.ts';
import { BASE } from '../../core/base.ts';
import { fetchJson } from '../../core/load.ts';
import { useStore } from '../../core/store.ts';
import { isServed } from './is-served.ts';
import { keepAllPages, keepState, stopKeeping, type KeepState } from './keep-all.ts';
import { listKept, removeKept } from './kept-pages.ts';
import './keep-pages.css';

/** What there is to keep, and room for it. */
interface Offer extends OfflineList {
  /** Bytes; infinite where the browser does not say. */
  free: number;
}

/** Keeps all pages of the site on this device: a part of the menu. */
export function KeepPages({ site }: { site: Pick<SiteData, 'buildId' | 'serviceWorkerHost'> }) {
  const state = useStore(keepState);
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    if (isServed(site.serviceWorkerHost)) readOffer().then(setOffer, () => undefined);
  }, [site]);
  if (offer === null) return null;
  const keep = () => void keepAllPages(offer, site.buildId);
  return (
    <div className="keep-pages" role="group" aria-label="Without a network">
      {state.status === 'keeping' ? (
        <>
          <progress max={offer.pages.length} value={state.done} aria-label="Pages kept" />
          <button type="button" onClick={stopKeeping}>
            Cancel
          </button>
        </>
      ) : state.status === 'kept' ? (
        <button type="button" onClick={() => void remove()}>
          Remove them
        </button>
      ) : (
        offer.free >= offer.bytes && (
          <button type="button" onClick={keep}>
            {state.status === 'idle' ? 'Keep all pages on this device' : 'Try again'}
          </button>
        )
      )}
      <p role="status">{describe(state, offer)}</p>
    </div>
  );
}

async function readOffer(): Promise<Offer> {
  const list = await fetchJson<OfflineList>(BASE + OFFLINE_LIST_FILE);
  const kept = await listKept();
  const done = list.pages.filter((page) => kept.has(page)).length;
  if (done === list.pages.length && keepState.get().status === 'idle') {
    keepState.set({ status: 'kept', done, failed: 0 });
  }
  // Not in every browser, and what is there already needs no room.
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return { ...list, free: quota - usage };
}

async function remove(): Promise<void> {
  await removeKept();
  keepState.set({ status: 'idle', done: 0, failed: 0 });
}

function describe({ status, done, failed }: KeepState, { pages, bytes, free }: Offer): string {
  const all = pages.length;
  if (status === 'keeping') return `${done} of ${all} pages`;
  if (status === 'kept') return `All ${all} pages are on this device.`;
  if (status === 'stopped') return `Stopped: ${done} of ${all} pages are on this device.`;
  if (status === 'full') return `The storage is full: ${done} of ${all} pages are on this device.`;
  if (status === 'failed') return `${failed} of ${all} pages could not be loaded.`;
  const size = `${all} pages, about ${printSize(bytes)}`;
  return free < bytes ? `${size}, and only ${printSize(free)} are free on this device.` : size;
}

const printSize = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${Math.round(bytes / 1e6)} MB`;
