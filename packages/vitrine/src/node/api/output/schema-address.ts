/** Changes when a program that reads the data would have to. */
export const API_FORMAT = 1;

/** Address of the schema in the installed package. Every entry says it, because entries are passed on alone. */
export const API_SCHEMA = `vitrine/schema/api.v${API_FORMAT}.json`;
