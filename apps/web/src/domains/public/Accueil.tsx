import { Link, useLocation } from 'react-router';
import { Alerte, classeBouton, Escalier } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { asContract } from '../../platform/json.ts';
import { sessionLikely, useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { FenetreConnexionPro } from './FenetreConnexionPro.tsx';
import { dernierBareme } from './preuve.ts';
import { SectionPreuve } from './SectionPreuve.tsx';
import './accueil.css';

const bareme = dernierBareme();
/** Taxable income per part of the example drawn. */
const EXEMPLE = 46_800;

export function Accueil() {
  useTitre('La réponse fiscale et le calcul qui la prouve');
  const session = useSession();
  const etat = asContract<{ connexionPro?: boolean }>(useLocation().state ?? {});
  return (
    <CadrePublic>
      {etat.connexionPro && session.statut !== 'ouverte' && <FenetreConnexionPro />}
      {etat.connexionPro && (
        <div className="page avis">
          <Alerte>
            <p>
              Cet espace est réservé aux professionnels. <Link to="/pro/login">Connexion professionnelle</Link>
            </p>
          </Alerte>
        </div>
      )}
      <div className="page accroche">
        <div>
          <h1>La réponse fiscale exacte, et le calcul qui la prouve.</h1>
          <p className="voix">
            Francis répond à vos questions d’impôt et de patrimoine. Chaque chiffre s’ouvre. Chaque règle porte son
            article et son année.
          </p>
          <p className="cta">
            <Link className={classeBouton('principal', 'grande')} to={sessionLikely() ? '/dashboard' : '/signup'}>
              Poser une question
            </Link>
            <a className={classeBouton('normal', 'grande')} href="#preuve">
              Voir un calcul
            </a>
          </p>
        </div>
        {bareme && (
          <figure>
            <Escalier
              titre={`Barème ${bareme.annee + 1} de l’impôt sur les revenus ${bareme.annee}, par part`}
              marches={bareme.marches}
              ici={EXEMPLE}
            />
            <figcaption>
              Revenu imposable par part. Barème {bareme.annee + 1}, revenus {bareme.annee}. CGI, art. 197
            </figcaption>
          </figure>
        )}
      </div>
      <SectionPreuve />
      <section className="page" aria-labelledby="t-suite">
        <div className="registre">
          <h2 id="t-suite">Ce que Francis fait aujourd’hui</h2>
          <p className="chapeau">France, Suisse, Luxembourg, Andorre</p>
        </div>
        <div className="faits">
          <p>
            <b>Il calcule.</b> Chaque montant vient d’un moteur écrit d’après la loi, jamais d’un modèle de langage.
          </p>
          <p>
            <b>Il cite.</b> L’article, le paramètre et son année sont à côté de chaque étape.
          </p>
          <p>
            <b>Il dit ce qu’il ne sait pas.</b> Exact, estimation ou hors champ{'\u202f'}: l’état est écrit sur la
            réponse.
          </p>
        </div>
        <p className="cta">
          <Link className={classeBouton()} to="/signup">
            Créer un compte
          </Link>
          <Link className={classeBouton()} to="/simulateurs">
            Ouvrir les simulateurs
          </Link>
          <Link className={classeBouton('discret')} to="/pro/signup">
            Vous êtes un professionnel
          </Link>
        </p>
      </section>
    </CadrePublic>
  );
}
