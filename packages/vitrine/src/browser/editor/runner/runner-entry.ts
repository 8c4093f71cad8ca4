// First: what comes after it runs in a document that is closed already.
import './lockdown.ts';
import type { ComponentType } from 'react';
import * as adapter from 'virtual:vitrine/adapter-client';
import { ELEMENT_IDS } from '../../../shared/contract.ts';
import { forwardSearchKeys } from '../../core/keys/forward-search-keys.ts';
import { createStore } from '../../core/store.ts';
import { heightOf, watchHeight } from '../../demo/iframe/sync-height.ts';
import { applyLook, type Look } from '../../preferences/look.ts';
import {
  demoPreferences,
  SERVER_CHOICES,
  setDemoPreferences,
} from '../../preferences/preferences.ts';
import type { CompiledModule } from './edited-code.ts';
import { locateError, messageOf, stackOf } from './locate.ts';
import { CodeStopped, createLoopGuard } from './loop-guard.ts';
import { afterTurn, now } from './turns.ts';
import { addRunnerStyles } from './runner-styles.ts';
import { CONNECT, type FromRunner, type RunError, type ToRunner } from './messages.ts';
import { HEAD_LENGTH, runModules, ScriptSyntaxError } from './run-modules.ts';
import { createDemoView } from './demo-view.tsx';

/**
 * Entry of the runner of an edited demo: one script with React, the adapter and every module that the
 * site provides. It runs in a document without an origin, and talks to the page by one port.
 */
const main = document.getElementById(ELEMENT_IDS.main)!;
/** In CSS pixels. */
const COVERED_HEIGHT = 400;
const stage = main.querySelector<HTMLElement>('.demo-stage')!;
const preferences = createStore(SERVER_CHOICES);
addRunnerStyles();
let port: MessagePort | undefined;
/** The version that is shown, and the one that is about to be. */
let current: Version | undefined;
let pending: Version | undefined;

interface Version {
  run: number;
  modules: CompiledModule[];
  remove: () => void;
}

addEventListener('message', ({ data, ports: [given] }) => {
  if (data !== CONNECT || !given || port) return;
  port = given;
  given.onmessage = ({ data: message }: MessageEvent<ToRunner>) => {
    if (message.type === 'look') void show(message.look);
    else run(message.run, message.modules);
  };
  forwardSearchKeys((key) => send({ type: 'search', ...key }));
  send({ type: 'ready' });
  watchHeight(main, () => send({ type: 'height', height: measure() }));
});

function send(message: FromRunner): void {
  port?.postMessage(message);
}

async function show(look: Look): Promise<void> {
  applyLook(document, look);
  // Demos read and change them by `vitrine/preferences`.
  setDemoPreferences(look);
  const wanted = demoPreferences.get();
  await adapter.prepare?.(wanted);
  if (wanted === demoPreferences.get()) preferences.set(wanted);
}

/** The demo's height; while something covers it, such as a dialog, that has some room. */
function measure(): number {
  const isCovered = [...document.body.children].some(
    (element) => element !== main && element.getBoundingClientRect().height >= innerHeight,
  );
  return Math.max(heightOf(main), isCovered ? COVERED_HEIGHT : 0);
}

function run(id: number, modules: CompiledModule[]): void {
  pending?.remove();
  pending = undefined;
  const fail = (error: RunError) => send({ type: 'failed', run: id, error });
  const guard = createLoopGuard({
    now,
    afterTurn,
    // Told at once: the code may catch what it is stopped with.
    onStop: (stopped) => {
      const type = current?.run === id ? 'crashed' : 'failed';
      send({ type, run: id, error: describe(stopped, '', modules) });
    },
  });
  let Demo: ComponentType | undefined;
  let removeStyles = () => {};
  try {
    const result = runModules(modules, id, guard);
    Demo = result.exports.default as ComponentType | undefined;
    removeStyles = result.removeStyles;
  } catch (error) {
    fail(error instanceof ScriptSyntaxError ? error.at : describe(error, '', modules));
    return;
  }
  if (typeof Demo !== 'function' && typeof Demo !== 'object') {
    removeStyles();
    const message =
      'The demo has no default export. Export its component: export default function …';
    fail({ message, file: modules[0]!.name, line: 1, column: 1 });
    return;
  }
  let committed = false;
  let failed = false;
  const settle = () => {
    if (!committed || failed || pending !== version) return;
    pending = undefined;
    current?.remove();
    current = version;
    view.reveal();
    send({ type: 'shown', run: id });
  };
  const view = createDemoView(stage, {
    Demo,
    preferences,
    onError: (error, { componentStack }) => {
      const details = describe(error, componentStack ?? '', modules);
      if (current === version) send({ type: 'crashed', run: id, error: details });
      else if (pending === version) {
        failed = true;
        pending = undefined;
        // Not while React is at work in this very root.
        setTimeout(version.remove);
        fail(details);
      }
    },
    onCommitted: () => {
      committed = true;
      // For one that was waiting. Its effects may have failed: React says so before the next task.
      setTimeout(settle);
    },
  });
  const version: Version = {
    run: id,
    modules,
    remove: () => {
      view.remove();
      removeStyles();
    },
  };
  pending = version;
  view.start();
  settle();
}

function describe(error: unknown, componentStack: string, modules: CompiledModule[]): RunError {
  const message = messageOf(error);
  if (error instanceof CodeStopped && error.loop !== undefined) {
    const { module: file, loop } = error;
    const place = modules.find(({ name }) => name === file)?.loops[loop];
    if (place) return { message, file, ...place };
  }
  return locateError(message, [stackOf(error), componentStack], HEAD_LENGTH);
}

/** Of errors in a second: a timer that throws would else be taken for a flood. */
const MAX_REPORTS = 20;
let reports = 0;
setInterval(() => (reports = 0), 1000);

/** Errors of event handlers, timers and promises, which no boundary sees. */
function reportUncaught(error: unknown, event: Event): void {
  event.preventDefault();
  const version = pending ?? current;
  if (!version || reports >= MAX_REPORTS) return;
  reports += 1;
  const { run: id, modules } = version;
  send({ type: 'crashed', run: id, error: describe(error, '', modules) });
}
addEventListener('error', (event) => reportUncaught(event.error ?? event.message, event));
addEventListener('unhandledrejection', (event) => reportUncaught(event.reason, event));

// A navigation would replace the document, or end in an error of the browser.
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (link) event.preventDefault();
});
addEventListener('submit', (event) => event.preventDefault());
