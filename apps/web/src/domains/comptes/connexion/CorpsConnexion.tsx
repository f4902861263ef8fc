import type { TypeCompte } from '@francis/contract';
import { useState } from 'react';
import { ChoixSegmente } from '../../../design-system/index.ts';
import { Lien } from '../../../platform/navigation.tsx';
import { FormulaireConnexion } from './FormulaireConnexion.tsx';

const TYPES: readonly { valeur: TypeCompte; libelle: string }[] = [
  { valeur: 'particulier', libelle: 'Particulier' },
  { valeur: 'professionnel', libelle: 'Professionnel' },
];

/** Combined sign-in. The account itself decides where it lands; the choice decides which sign-up is offered. */
export function CorpsConnexion() {
  const [type, setType] = useState<TypeCompte>('particulier');
  return (
    <FormulaireConnexion
      type={type}
      avant={
        <div className="choix-compte">
          <ChoixSegmente legende="Type de compte" legendeCachee options={TYPES} valeur={type} onChange={setType} />
        </div>
      }
      apres={
        <p className="autre-voie">
          Pas encore de compte{'\u202f'}?{' '}
          {type === 'professionnel' ? (
            <Lien to="/pro/signup">Créer un compte professionnel</Lien>
          ) : (
            <Lien to="/signup">Créer un compte</Lien>
          )}
        </p>
      }
    />
  );
}

export function CorpsConnexionPro() {
  return <FormulaireConnexion type="professionnel" apres={<SuitesPro />} />;
}

function SuitesPro() {
  return (
    <ul className="autre-voie">
      <li>
        Pas encore de compte{'\u202f'}? <Lien to="/pro/signup">Créer un compte professionnel</Lien>
      </li>
      <li>
        Compte ouvert sans mot de passe{'\u202f'}? <Lien to="/set-password">Définir un mot de passe</Lien>
      </li>
    </ul>
  );
}
