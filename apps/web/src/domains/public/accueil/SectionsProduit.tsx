import { PartServie } from '../../../platform/PartServie.tsx';
import { Promesses } from '../Promesses.tsx';
import { Link } from 'react-router';
import { classeBouton, Icone } from '../../../design-system/index.ts';
import { CATALOGUE } from '../../simulateurs/catalogue.ts';

const ETAPES = [
  ['Vous écrivez', 'Votre situation et vos montants, comme vous les diriez. Ou vous les dictez.'],
  [
    'Francis relit',
    '«\u202fCe que j’ai lu\u202f» montre chaque fait et les mots qui le prouvent. Un toucher le corrige.',
  ],
  ['Le moteur calcule', 'D’après la loi de l’année, à l’euro. Aucun chiffre n’est écrit par un modèle de langage.'],
  ['Vous vérifiez', 'Chaque montant s’ouvre sur son calcul, chaque règle sur son article.'],
] as const;

/** From the question to the proof. */
export function SectionEtapes() {
  return (
    <section className="page" aria-labelledby="t-etapes">
      <div className="registre">
        <h2 id="t-etapes">Comment il répond</h2>
        <p className="chapeau">Quatre étapes, toutes visibles</p>
      </div>
      <ol className="etapes">
        {ETAPES.map(([titre, texte]) => (
          <li key={titre}>
            <b>{titre}</b>
            <span>{texte}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const FAITS = [
  ['Il calcule.', 'Chaque montant vient d’un moteur écrit d’après la loi, jamais d’un modèle de langage.'],
  ['Il cite.', 'L’article, le paramètre et son année sont à côté de chaque étape.'],
  ['Il dit ce qu’il ne sait pas.', 'Exact, estimation ou hors champ\u202f: l’état est écrit sur la réponse.'],
  [
    'Il se tait ailleurs.',
    'Vos revenus ne partent chez personne sans votre accord. Tout marche sans réseau extérieur.',
  ],
] as const;

export function SectionFaits() {
  return (
    <section className="page" aria-labelledby="t-suite">
      <div className="registre">
        <h2 id="t-suite">Ce que Francis fait aujourd’hui</h2>
        <p className="chapeau">
          <Link to="/exactitude">Ce que nous mesurons</Link>
        </p>
      </div>
      <div className="faits-marquants">
        {FAITS.map(([titre, texte]) => (
          <p key={titre}>
            <b>{titre}</b> {texte}
          </p>
        ))}
      </div>
      <PartServie nom="promesses" de={Promesses} props={{}} />
    </section>
  );
}

const PAYS = { FR: 'France', CH: 'Suisse', LU: 'Luxembourg', AD: 'Andorre', tous: 'Quatre pays' } as const;

export function SectionSimulateurs() {
  return (
    <section className="page" aria-labelledby="t-sim">
      <div className="registre">
        <h2 id="t-sim">Simulateurs</h2>
        <p className="chapeau">Sans compte, sans délai</p>
      </div>
      <div className="idx">
        {CATALOGUE.map(({ chemin, titre, pays }) => (
          <Link key={chemin} to={chemin}>
            <span>{titre}</span>
            <span>{PAYS[pays]}</span>
            <Icone nom="droite" petite />
          </Link>
        ))}
      </div>
    </section>
  );
}

const POUR_LES_CONSEILS = [
  'L’entretien dicté propose les champs du dossier. Vous validez.',
  'Chaque levier est recalculé en entier, avec sa condition et son risque.',
  'Analyses et dossiers s’exportent en PDF, Excel et CSV, chaque chiffre avec son calcul.',
  'Un cabinet ne voit rien d’un autre, et chaque consultation laisse une trace.',
] as const;

export function SectionPros() {
  return (
    <section className="page" id="professionnels" aria-labelledby="t-pro">
      <div className="registre">
        <h2 id="t-pro">Pour les conseils et leurs clients</h2>
        <p className="chapeau">Patrimoine, fiscalité, comptabilité, notariat</p>
      </div>
      <div className="pros">
        <div>
          <p className="voix">
            Un dossier par client, un calcul que l’on peut rouvrir devant le client, et ce qui manque dit avant qu’il le
            demande.
          </p>
          <p className="cta">
            <Link className={classeBouton()} to="/pro/signup">
              Ouvrir un compte professionnel
            </Link>
            <Link className={classeBouton('discret')} to="/demo">
              Voir la démonstration
            </Link>
          </p>
        </div>
        <ul>
          {POUR_LES_CONSEILS.map((phrase) => (
            <li key={phrase}>
              <Icone nom="ok" petite />
              <span>{phrase}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="bandeau">
        <b>Votre logiciel de gestion de la relation client.</b> Une intégration avec un partenaire est prévue.{' '}
        <Link to="/contact">Dites-nous lequel vous utilisez</Link>
      </p>
    </section>
  );
}

export function SectionFin() {
  return (
    <section className="page fin" aria-labelledby="t-fin">
      <h2 id="t-fin">Une question précise mérite un calcul.</h2>
      <p className="cta">
        <Link className={`${classeBouton('normal', 'grande')} si-connecte`} to="/dashboard">
          Mon espace
        </Link>
        <Link className={`${classeBouton('normal', 'grande')} si-visiteur`} to="/signup">
          Créer un compte
        </Link>
        <Link className={classeBouton('discret', 'grande')} to="/simulateurs">
          Ouvrir les simulateurs
        </Link>
      </p>
    </section>
  );
}
