import type { ReformeDemandee } from '@francis/contract';
import { PROJETS_DE_REFORME, type Reforme } from '@francis/fiscal';
import { useState } from 'react';
import { Alerte, Bouton, ChampChoix } from '../../design-system/index.ts';
import { ChampReglage } from '../public/reforme/ChampReglage.tsx';
import { ANNEE, type Reglage, reglages } from '../public/reforme/reforme.ts';

const REGLAGES = reglages();
const LIBRE = { id: 'libre', titre: 'Ma réforme', changements: {} };
const DEPART = PROJETS_DE_REFORME[0] ?? LIBRE;

interface Props {
  occupe: boolean;
  erreur: string | undefined;
  onMesurer: (reforme: ReformeDemandee) => void;
}

/** The editor of the public studio, over the whole portfolio: scale, caps and rates, from a ready project or from the law. */
export function PanneauReforme({ occupe, erreur, onMesurer }: Props) {
  const [projet, setProjet] = useState<string>(DEPART.id);
  const [changements, setChangements] = useState<Reforme>(DEPART.changements);
  const choisi = PROJETS_DE_REFORME.find(({ id }) => id === projet);
  const choisir = (id: string): void => {
    setProjet(id);
    setChangements(PROJETS_DE_REFORME.find((p) => p.id === id)?.changements ?? LIBRE.changements);
  };
  const regler = ({ nom, vote }: Reglage, valeur: number): void => {
    const { [nom]: _, ...autres } = changements;
    setProjet(LIBRE.id);
    setChangements(valeur === vote ? autres : { ...autres, [nom]: valeur });
  };
  const nombre = Object.keys(changements).length;
  const illisible = Object.values(changements).some((valeur) => !Number.isFinite(valeur));
  return (
    <form
      className="panneau-reforme"
      aria-labelledby="titre-reforme"
      onSubmit={(e) => {
        e.preventDefault();
        if (!occupe && nombre > 0 && !illisible)
          onMesurer({ titre: choisi?.titre ?? LIBRE.titre, changements: { ...changements } });
      }}
    >
      <h2 id="titre-reforme">Qui est touché par une loi</h2>
      <ChampChoix libelle="Texte" value={projet} onChange={(e) => choisir(e.target.value)}>
        {PROJETS_DE_REFORME.map(({ id, titre }) => (
          <option key={id} value={id}>
            {titre}
          </option>
        ))}
        <option value={LIBRE.id}>{LIBRE.titre}</option>
      </ChampChoix>
      <p className="doux petit">
        {choisi
          ? `${choisi.etat}. ${choisi.explication}`
          : `Une hypothèse, votée par personne, sur les règles des revenus ${ANNEE}.`}
      </p>
      <details className="reglages-reforme">
        <summary>
          Barème, plafonds et taux
          <span className="doux"> {nombre === 0 ? 'ceux de la loi' : `${nombre} hors de la loi`}</span>
        </summary>
        <div>
          {REGLAGES.map((reglage) => (
            <ChampReglage key={reglage.nom} reglage={reglage} valeur={changements[reglage.nom]} onChange={regler} />
          ))}
        </div>
      </details>
      {erreur !== undefined && (
        <Alerte ton="erreur">
          <p>{erreur}</p>
        </Alerte>
      )}
      <Bouton type="submit" disabled={occupe || nombre === 0 || illisible}>
        Mesurer sur le portefeuille
      </Bouton>
    </form>
  );
}
