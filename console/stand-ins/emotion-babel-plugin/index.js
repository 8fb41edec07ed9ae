export default function refuse() {
  throw new Error('Nothing here is compiled with Babel.');
}
