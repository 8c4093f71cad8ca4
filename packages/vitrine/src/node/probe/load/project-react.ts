import { createRequire } from 'node:module';

/** React of the project, whichever it is. */
export interface ProjectReact {
  createElement: typeof import('react').createElement;
  useEffect: typeof import('react').useEffect;
  useState: typeof import('react').useState;
  renderToString: typeof import('react-dom/server').renderToString;
  /** What React asks for as it is loaded depends on whether there is a document. */
  loadClient: () => {
    createRoot: typeof import('react-dom/client').createRoot;
    flushSync: typeof import('react-dom').flushSync;
  };
}

/** Loads what the project resolves from its folder. */
export type Require = ReturnType<typeof createRequire>;

/** What is imported by the project. Nothing of the engine's packages is found by it. */
export const requireFrom = (root: string): Require => createRequire(parentOf(root));

/** A file in whose place the program imports. */
export const parentOf = (root: string) => `${root}/index.js`;

/** React, and what renders with it on a server; throws where one is not installed. */
export function loadReact(require: Require): ProjectReact {
  const { createElement, useEffect, useState } = require('react') as typeof import('react');
  const { renderToString } = require('react-dom/server') as typeof import('react-dom/server');
  const loadClient = () => ({
    ...(require('react-dom/client') as typeof import('react-dom/client')),
    ...(require('react-dom') as typeof import('react-dom')),
  });
  return { createElement, useEffect, useState, renderToString, loadClient };
}
