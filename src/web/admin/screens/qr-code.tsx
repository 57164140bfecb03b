import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** How many modules stay free around the code, as its standard asks. */
const quiet = 4;

/** A QR code as one path, dark on light in both colour schemes: not every camera reads it the other way round. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: quiet });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((part) => part !== '')
    .join('');
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
