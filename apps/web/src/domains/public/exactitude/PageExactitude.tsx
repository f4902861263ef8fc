import type { ReactNode } from 'react';
import { formaterNombre, formaterTaux, typographier } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { jourLong } from '../../../platform/dates.ts';
import lecture from '../../../../../../docs/mesures/lecture.md?raw';
import officiel from '../../../../../../docs/mesures/officiel.md?raw';
import { useEntete } from '../useEntete.ts';
import versionsEcrites from '../../../../../../docs/mesures/versions.json';
import { ErreursParVersion } from './ErreursParVersion.tsx';
import { dernierControle, lireEcarts, lireMesures, type Version } from './mesures.ts';
import '../pages.css';
import './exactitude.css';

const mesures = lireMesures(lecture, officiel);
const ecarts = lireEcarts(officiel);
const versions: readonly Version[] = versionsEcrites;
const controle = dernierControle(versions);

const surTous = (justes: number, tous: number): string => `${formaterNombre(justes)} sur ${formaterNombre(tous)}`;

/** What the product gets right and wrong, from the figures that are recorded with it. */
export function PageExactitude() {
  useEntete('/exactitude');
  const { banc, corpus, intrus, officiel: programme } = mesures;
  return (
    <CadrePublic>
      <div className="page page-texte">
        <h1>Exactitude mesurée</h1>
        <p className="voix">
          Ces chiffres sont écrits par nos mesures et publiés avec chaque version, échecs compris. Le plus grave est un
          chiffre faux dit exact{'\u202f'}: il est compté à part.
        </p>
        <Registre titre="Le moteur" chapeau={`mesuré le ${jourLong(programme.date)}`}>
          <Ligne
            nom="Déclarations calculées par le programme officiel, revenus 2022, que nos champs savent écrire"
            valeur={`${formaterNombre(programme.tenues)} sur ${formaterNombre(programme.toutes)}`}
          />
          <Ligne
            nom="Justes à l’euro sur tous leurs chiffres"
            valeur={`${formaterNombre(programme.aLEuro)} sur ${formaterNombre(programme.tenues)}`}
            part={programme.aLEuro / programme.tenues}
          />
        </Registre>
        {controle && (
          <Registre titre="Les foyers de contrôle" chapeau={`mesurés le ${jourLong(controle.date)}`}>
            {(
              [
                ['Foyers calculés à part par deux programmes, revenus 2023 à 2025', controle.foyers],
                ['Exemples chiffrés publiés, presque tous par l’administration', controle.exemples],
                ['Cas de la Suisse, du Luxembourg et d’Andorre, TVA comprise', controle.etranger],
              ] as const
            ).map(([nom, { justes, tous }]) => (
              <Ligne key={nom} nom={nom} valeur={surTous(justes, tous)} part={justes / tous} mauvaise={justes < tous} />
            ))}
          </Registre>
        )}
        <Registre titre="Les réponses" chapeau={`mesurées le ${jourLong(mesures.date)}`}>
          <Ligne
            nom="Questions de notre banc, réponse juste"
            valeur={`${formaterNombre(banc.justes)} sur ${formaterNombre(banc.questions)}`}
            part={banc.justes / banc.questions}
          />
          <Ligne
            nom="Fausses et dites exactes"
            valeur={formaterNombre(banc.faussesExactes)}
            part={banc.faussesExactes / banc.questions}
            mauvaise={banc.faussesExactes > 0}
          />
          <Ligne
            nom="Les mêmes avec un montant qu’aucune loi ne prend, encore dites exactes"
            valeur={surTous(intrus.resteesExactes, intrus.posees)}
            part={intrus.resteesExactes / intrus.posees}
            mauvaise={intrus.resteesExactes > 0}
          />
          <Ligne
            nom="Questions plus dures, d’auteurs qui n’ont jamais vu le programme, réponse juste"
            valeur={`${formaterNombre(corpus.justes)} sur ${formaterNombre(corpus.notees)}`}
            part={corpus.justes / corpus.notees}
          />
          <Ligne
            nom="Fausses et dites exactes"
            valeur={formaterNombre(corpus.faussesExactes)}
            part={corpus.faussesExactes / corpus.notees}
            mauvaise={corpus.faussesExactes > 0}
          />
        </Registre>
        <Registre titre="D’une mesure à l’autre" chapeau="réponses justes, puis fausses et dites exactes">
          {versions.toReversed().map((version) => (
            <Ligne key={version.date} nom={jourLong(version.date)} aPart={false} valeur={resumer(version)} />
          ))}
        </Registre>
        <div className="registre">
          <h2>Les erreurs, version par version</h2>
          <p className="chapeau">fausses et dites exactes, mot pour mot</p>
        </div>
        <ErreursParVersion versions={versions} />
        <div className="prose">
          <h2>Les déclarations qui ne tombent pas à l’euro</h2>
          <ul>
            {ecarts.map(({ cas, article, pourquoi }) => (
              <li key={cas}>
                {typographier(pourquoi)} <span className="doux">{`${article}, cas ${cas}.`}</span>
              </li>
            ))}
          </ul>
          <h2>Comment lire ces chiffres</h2>
          <p>
            Le banc est une suite de questions que nous travaillons{'\u202f'}: il dit si une version recule. Les
            questions dures, elles, ne servent qu’à mesurer. Quand Francis n’est pas sûr d’avoir bien lu, il le dit,
            donne une réponse partielle ou pose une question{'\u202f'}: ces réponses ne sont comptées justes que si
            elles portent tout ce qui était demandé.
          </p>
          <h2>Ce que nous ne savons pas encore faire</h2>
          <ul>
            <li>Les longs récits, où plusieurs revenus et plusieurs années se croisent.</li>
            <li>Les cases rares de la déclaration que nos champs ne tiennent pas encore.</li>
            <li>Les montages à plusieurs sociétés, dont un seul fait manquant change tout.</li>
          </ul>
        </div>
      </div>
    </CadrePublic>
  );
}

/** « banc : 747 sur 770, 4 · dures : 356 sur 856, 0 · foyers : 609 sur 609 » */
function resumer({ banc, corpus, moteur }: Version): string {
  return [
    banc && `banc\u00a0: ${surTous(banc.justes, banc.questions)}, ${formaterNombre(banc.faussesExactes)}`,
    corpus && `dures\u00a0: ${surTous(corpus.justes, corpus.notees)}, ${formaterNombre(corpus.faussesExactes)}`,
    moteur && `foyers\u00a0: ${surTous(moteur.foyers.justes, moteur.foyers.tous)}`,
  ]
    .filter((morceau) => morceau !== undefined)
    .join(' · ');
}

function Registre({ titre, chapeau, children }: { titre: string; chapeau: string; children: ReactNode }) {
  return (
    <>
      <div className="registre">
        <h2>{titre}</h2>
        <p className="chapeau">{chapeau}</p>
      </div>
      <dl className="mesures">{children}</dl>
    </>
  );
}

interface PropsLigne {
  nom: string;
  valeur: string;
  part?: number;
  mauvaise?: boolean;
  /** The column of shares is held, even empty. */
  aPart?: boolean;
}

function Ligne({ nom, valeur, part, mauvaise = false, aPart = true }: PropsLigne) {
  return (
    <div>
      <dt>{nom}</dt>
      <dd className={mauvaise ? 'n perte' : 'n'}>
        {valeur}
        {aPart && <small>{part === undefined ? '' : formaterTaux(part)}</small>}
      </dd>
    </div>
  );
}
