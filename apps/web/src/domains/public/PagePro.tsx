import { Link } from 'react-router';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { messageOf } from '../../platform/erreurs.ts';
import { useTitre } from '../../platform/titre.ts';
import { prix, questionsDe } from '../facturation/textes.ts';
import { useVente } from '../facturation/useVente.ts';
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
  [
    'Un cabinet, plusieurs conseillers',
    'Invitez vos collègues, donnez à chacun son rôle. Un autre cabinet ne voit rien du vôtre.',
  ],
] as const;

/** The offer to professionals, with the plans of the catalogue; closed, it says when to come back. */
export function PagePro() {
  useTitre('Francis pour les professionnels');
  const { vente, erreur } = useVente();
  const formules = vente?.formules.filter(({ type }) => type === 'professionnel') ?? [];
  const ouverte = vente !== undefined && vente.paiement !== 'indisponible';
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
        {erreur !== undefined && vente === undefined && (
          <Alerte ton="erreur">{messageOf(erreur, 'Erreur lors du chargement des données')}</Alerte>
        )}
        {vente && !ouverte && (
          <Alerte ton="attention">
            <b>L’abonnement professionnel ouvre bientôt.</b> <Link to="/contact-pro">Être prévenu de l’ouverture</Link>
          </Alerte>
        )}
        {ouverte && (
          <ul className="prix-pro">
            {formules.map((formule) => (
              <li key={formule.priceId} className="feuille bloc">
                <h3>
                  {formule.nom}, {formule.interval === 'year' ? 'annuel' : 'mensuel'}
                </h3>
                <p className="prix n">{prix(formule)}</p>
                <p className="doux">
                  {questionsDe(formule)}. Toutes taxes comprises{formule.mention ? `, ${formule.mention}` : ''}.
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </CadrePublic>
  );
}
