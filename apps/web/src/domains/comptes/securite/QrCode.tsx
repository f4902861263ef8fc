import { encodeQR } from 'qr';

/** Light margin that readers need, in modules. */
const BORD = 2;

/** One path, drawn here: nothing leaves the page. Always dark on white, which every reader understands. */
export function QrCode({ texte, titre }: { texte: string; titre: string }) {
  const modules = encodeQR(texte, 'raw', { border: BORD });
  const traces = modules.flatMap((ligne, y) => ligne.flatMap((noir, x) => (noir ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${modules.length} ${modules.length}`} role="img" aria-label={titre}>
      <path d={traces.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
