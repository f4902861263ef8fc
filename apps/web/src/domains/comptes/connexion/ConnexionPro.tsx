import { Link } from 'react-router';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { useTitre } from '../../../platform/titre.ts';
import { FormulaireConnexion } from './FormulaireConnexion.tsx';

export function ConnexionPro() {
  useTitre('Connexion professionnelle');
  return (
    <CadrePublic etroit>
      <h1>Connexion professionnelle</h1>
      <p className="sous-titre">Pour les conseils, les experts-comptables, les avocats et les notaires.</p>
      <FormulaireConnexion type="professionnel" apres={<SuitesPro />} />
    </CadrePublic>
  );
}

function SuitesPro() {
  return (
    <ul className="autre-voie">
      <li>
        Pas encore de compte{'\u202f'}? <Link to="/pro/signup">Créer un compte professionnel</Link>
      </li>
      <li>
        Compte ouvert sans mot de passe{'\u202f'}? <Link to="/set-password">Définir un mot de passe</Link>
      </li>
    </ul>
  );
}
