/** Where a server listens. Apart from the servers: types that programs import must not need those of Node. */
export interface ListenOptions {
  host: string;
  /** Left out: the first free one from the command's default on. 0: any free one. */
  port: number | undefined;
}
