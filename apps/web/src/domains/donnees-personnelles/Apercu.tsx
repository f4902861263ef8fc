import type { MesDonnees } from '@francis/contract';
import { Link } from 'react-router';
import { formaterNombre } from '../../design-system/index.ts';
import { dateLongue } from '../../platform/dates.ts';
import { resumer } from './apercu.ts';

export function Apercu({ donnees }: { donnees: MesDonnees }) {
  const { email, nom, creeLe, profil, questions } = resumer(donnees);
  return (
    <dl className="apercu">
      <div>
        <dt>Compte</dt>
        <dd>
          {nom}
          <span className="doux">{email}</span>
        </dd>
      </div>
      {creeLe && (
        <div>
          <dt>Ouvert le</dt>
          <dd>{dateLongue(creeLe)}</dd>
        </div>
      )}
      <div>
        <dt>Profil</dt>
        <dd>
          {profil ? 'Rempli' : 'Pas encore rempli'}
          <Link to="/profil">{profil ? 'Le relire' : 'Le remplir'}</Link>
        </dd>
      </div>
      <div>
        <dt>Questions enregistrées</dt>
        <dd className="n">{formaterNombre(questions)}</dd>
      </div>
    </dl>
  );
}
