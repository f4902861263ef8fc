import { Link } from 'react-router';
import { classeBouton } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { PartServie } from '../../platform/PartServie.tsx';
import { FormulesPro } from './FormulesPro.tsx';
import { useEntete } from './useEntete.ts';
import './accueil/accueil.css';
import './pro.css';

const OUTILS = [
  [
    'Des dossiers clients',
    'Chaque fait a son nom, sa source et son histoire. Deux personnes n’écrasent pas le même dossier.',
  ],
  [
    'Une réponse par client',
    'Posez une question sur un dossier\u202f: ses faits servent au calcul, son nom n’en sort pas.',
  ],
  [
    'Un calcul qui s’ouvre',
    'Chaque montant montre son article, son paramètre et son année\u202f; ce qui manque est dit.',
  ],
  ['Tout le portefeuille d’un coup', 'L’impôt et les leviers de chaque client, et qui une réforme touche, de combien.'],
  ['Des documents à remettre', 'PDF au nom du cabinet, Excel et CSV\u202f; chaque conseil validé garde sa preuve.'],
  [
    'Un cabinet, plusieurs conseillers',
    'Invitez vos collègues, donnez à chacun son rôle. Un autre cabinet ne voit rien du vôtre.',
  ],
] as const;

/** The offer to professionals, with the plans of the catalogue. */
export function PagePro() {
  useEntete('/pro');
  return (
    <CadrePublic>
      <div className="page offre-pro">
        <h1>Le conseil fiscal, avec le calcul à l’appui.</h1>
        <p className="voix">
          Francis tient vos dossiers, calcule l’impôt de chaque client et montre d’où vient chaque chiffre.
        </p>
        <p className="cta">
          <Link className={classeBouton('principal', 'grande')} to="/pro/signup">
            Ouvrir un compte professionnel
          </Link>
          <Link className={classeBouton('normal', 'grande')} to="/pro/login">
            Connexion professionnelle
          </Link>
        </p>
        <div className="registre">
          <h2>Ce qu’il fait pour un cabinet</h2>
        </div>
        <div className="outils-pro">
          {OUTILS.map(([titre, texte]) => (
            <p key={titre}>
              <b>{titre}</b>
              {texte}
            </p>
          ))}
        </div>
        <div className="registre">
          <h2>Formules</h2>
        </div>
        <PartServie nom="formules-pro" de={FormulesPro} props={{}} />
      </div>
    </CadrePublic>
  );
}
