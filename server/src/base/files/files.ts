/** File storage. Keys look like `media/3f2a….webp`. */
export interface Files {
  /**
   * Whether other machines use the same storage. An outage of it is then no reason to take this process out of service: the
   * others would be no better off.
   */
  readonly shared: boolean;
  /** The origins of its addresses, for content policies. */
  readonly origins: readonly string[];
  /** null for a file that does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** Writes atomically and durably: readers never see a part of the file, and it is there after a power cut. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** The keys of all files, without those that are being written. */
  list(): AsyncIterable<string>;
  /** Puts the files of a folder of this machine in place of all files, and removes that folder. */
  replaceAll(folder: string): Promise<void>;
  /**
   * An address at which a browser reads a file from the storage itself, for a while; null when the product has to send it.
   *
   * @param reading.since when it begins to be good, which makes a part of it: equal moments give equal addresses
   * @param reading.seconds how long it is good
   */
  addressOf(key: string, reading: Reading): Promise<string | null>;
  /** An address that is good for ever, for files that anybody may read; null when the product has to send them. */
  publicAddress(key: string): string | null;
  /** @throws when the storage is not usable: it can't be reached, is not writable or nearly full. */
  check(): Promise<void>;
}

/** How a file is read at an address of the storage. */
export interface Reading {
  since: Date;
  seconds: number;
  /** The headers of its answer. */
  cacheControl: string;
  disposition?: string;
}
