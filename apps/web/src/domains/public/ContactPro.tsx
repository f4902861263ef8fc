import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { PartServie } from '../../platform/PartServie.tsx';
import { CorpsContactPro } from './CorpsContactPro.tsx';
import { useEntete } from './useEntete.ts';

/** Where a professional writes to us, and what is said while the plans are closed. */
export function ContactPro() {
  useEntete('/contact-pro');
  return (
    <CadrePublic etroit>
      <PartServie nom="contact-pro" de={CorpsContactPro} props={{}} />
    </CadrePublic>
  );
}
