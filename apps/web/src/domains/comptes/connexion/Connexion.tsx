import type { TypeCompte } from '@francis/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChoixSegmente } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { useTitre } from '../../../platform/titre.ts';
import { FormulaireConnexion } from './FormulaireConnexion.tsx';

const TYPES: readonly { valeur: TypeCompte; libelle: string }[] = [
  { valeur: 'particulier', libelle: 'Particulier' },
  { valeur: 'professionnel', libelle: 'Professionnel' },
];

/** Combined sign-in. The account itself decides where it lands; the choice decides which sign-up is offered. */
export function Connexion() {
  useTitre('Connexion');
  const [type, setType] = useState<TypeCompte>('particulier');
  return (
    <CadrePublic etroit>
      <h1>Connexion</h1>
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
              <Link to="/pro/signup">Créer un compte professionnel</Link>
            ) : (
              <Link to="/signup">Créer un compte</Link>
            )}
          </p>
        }
      />
    </CadrePublic>
  );
}
