import base from './playwright.config.ts';
const { webServer: _, ...rest } = base as Record<string, unknown>;
export default rest;
