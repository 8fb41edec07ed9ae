import { deflateRawSync, crc32 } from 'node:zlib';

/**
 * A ZIP of files by name.
 *
 * @param declared what each entry says that it unpacks to, where that is a lie
 */
export function zipOf(files: Record<string, string | Buffer>, { declared }: { declared?: number } = {}): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const sizes = Buffer.alloc(20);
    sizes.writeUInt16LE(8, 0);
    sizes.writeUInt32LE(0x21_0000, 2);
    sizes.writeUInt32LE(crc32(bytes), 6);
    sizes.writeUInt32LE(packed.length, 10);
    sizes.writeUInt32LE(declared ?? bytes.length, 14);
    sizes.writeUInt16LE(path.length, 18);
    const extra = Buffer.alloc(2);
    const head = Buffer.concat([Buffer.from('504b030414000008', 'hex'), sizes, extra, path, packed]);
    local.push(head);
    central.push(Buffer.concat([Buffer.from('504b0102140014000008', 'hex'), sizes, entryTail(offset), path]));
    offset += head.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

/** What follows the length of the name in an entry of the directory: no extra field, no comment, and where the file is. */
function entryTail(offset: number): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(offset, 12);
  return tail;
}
