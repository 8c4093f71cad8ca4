/** What stands in compiled code for `import.meta.env`, which scripts have not: as long as that. */
export const ENV_NAME = '__vitrine_env__';
