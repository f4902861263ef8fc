import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { Ilot } from '../../../platform/Ilot.tsx';
import { useTitre } from '../../../platform/titre.ts';
import { CorpsConnexionPro } from './CorpsConnexion.tsx';

export function ConnexionPro() {
  useTitre('Connexion professionnelle');
  return (
    <CadrePublic etroit>
      <h1>Connexion professionnelle</h1>
      <p className="sous-titre">Pour les conseils, les experts-comptables, les avocats et les notaires.</p>
      <Ilot nom="connexion-pro" de={CorpsConnexionPro} props={{}} />
    </CadrePublic>
  );
}
