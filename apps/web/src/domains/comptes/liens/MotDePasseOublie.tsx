import { Link } from 'react-router';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { useTitre } from '../../../platform/titre.ts';
import { DemandeLien } from './DemandeLien.tsx';

export function MotDePasseOublie() {
  useTitre('Mot de passe oublié');
  return (
    <CadrePublic etroit>
      <h1>Mot de passe oublié</h1>
      <p className="sous-titre">Indiquez votre adresse{'\u202f'}: vous recevrez un lien pour en choisir un nouveau.</p>
      <DemandeLien />
      <p className="autre-voie">
        <Link to="/login">Revenir à la connexion</Link>
      </p>
    </CadrePublic>
  );
}
