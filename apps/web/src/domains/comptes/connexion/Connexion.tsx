import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { Ilot } from '../../../platform/Ilot.tsx';
import { useTitre } from '../../../platform/titre.ts';
import { CorpsConnexion } from './CorpsConnexion.tsx';

export function Connexion() {
  useTitre('Connexion');
  return (
    <CadrePublic etroit>
      <h1>Connexion</h1>
      <Ilot nom="connexion" de={CorpsConnexion} props={{}} />
    </CadrePublic>
  );
}
