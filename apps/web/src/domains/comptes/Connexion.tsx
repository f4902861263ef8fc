import type { TypeCompte } from '@francis/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChoixSegmente } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { useTitre } from '../../platform/titre.ts';
import { FormulaireConnexion } from './FormulaireConnexion.tsx';
import './comptes.css';

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
      <div className="choix-compte">
        <ChoixSegmente legende="Type de compte" legendeCachee options={TYPES} valeur={type} onChange={setType} />
      </div>
      <FormulaireConnexion />
      <p className="autre-voie">
        Pas encore de compte{'\u202f'}?{' '}
        {type === 'professionnel' ? (
          <Link to="/pro/signup">Créer un compte professionnel</Link>
        ) : (
          <Link to="/signup">Créer un compte</Link>
        )}
      </p>
    </CadrePublic>
  );
}

export function ConnexionPro() {
  useTitre('Connexion professionnelle');
  return (
    <CadrePublic etroit>
      <h1>Connexion professionnelle</h1>
      <p className="sous-titre">Pour les conseils, les experts-comptables, les avocats et les notaires.</p>
      <FormulaireConnexion />
      <p className="autre-voie">
        Pas encore de compte{'\u202f'}? <Link to="/pro/signup">Créer un compte professionnel</Link>
      </p>
    </CadrePublic>
  );
}
