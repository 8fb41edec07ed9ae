import { crc32, deflateRawSync } from 'node:zlib';

/** Of PKZIP's format: the smallest version that unpacks deflated entries, and the flag for names in UTF-8. */
const version = 20;
const utf8 = 0x0800;
const deflated = 8;

/** A ZIP archive of files by name, all in memory. */
export function zipOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name, 'utf8');
    const about = entryOf(bytes, packed, path);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), about, path]);
    bodies.push(head, packed);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(version);
    // No comment, on the first disk, no attributes, and where the entry begins.
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, about, tail, path]));
    offset += head.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

/** What the head of an entry and the directory say alike: version, flags, method, no time, checksum, sizes, lengths. */
function entryOf(bytes: Buffer, packed: Buffer, path: Buffer): Buffer {
  const about = Buffer.alloc(26);
  about.writeUInt16LE(version, 0);
  about.writeUInt16LE(utf8, 2);
  about.writeUInt16LE(deflated, 4);
  about.writeUInt32LE(0x21_0000, 6);
  about.writeUInt32LE(crc32(bytes), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(bytes.length, 18);
  about.writeUInt16LE(path.length, 22);
  return about;
}
