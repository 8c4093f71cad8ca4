/** The oldest browsers that scripts run in: what Vite calls "baseline-widely-available". */
export const CODE_TARGET = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];
