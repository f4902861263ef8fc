import { Champ, ChampChoix, ChoixSegmente, Icone } from '../../../design-system/index.ts';
import { ChampEntier } from '../commun/ChampEntier.tsx';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { CANTONS } from '@francis/presentation/suisse';
import { CHAMPS, type Fautes, SITUATIONS, type SituationQuatrePays } from '@francis/presentation/quatre-pays';

const ENFANTS = Array.from({ length: 11 }, (_, i) => i);

interface Props {
  s: SituationQuatrePays;
  fautes: Fautes;
  modifier: (partiel: Partial<SituationQuatrePays>) => void;
}

export function Saisies({ s, fautes, modifier }: Props) {
  const unite = s.francs_par_euro.trim() === '' ? '€ ou CHF' : '€';
  return (
    <>
      <ChampMontant
        libelle="Salaire brut annuel"
        unite={unite}
        aide={
          unite === '€'
            ? 'Le même salaire, converti en francs pour la Suisse.'
            : 'Le même nombre, en francs en Suisse, en euros ailleurs.'
        }
        erreur={fautes['salaire_brut']}
        valeur={s.salaire_brut}
        onChange={(salaire_brut) => modifier({ salaire_brut })}
      />
      <ChoixSegmente
        legende="Situation familiale"
        options={SITUATIONS}
        valeur={s.situation_familiale}
        onChange={(situation_familiale) => modifier({ situation_familiale })}
      />
      {s.situation_familiale !== 'celibataire' && (
        <ChampMontant
          facultatif
          libelle="Salaire brut du conjoint"
          unite={unite}
          erreur={fautes['salaire_brut_conjoint']}
          valeur={s.salaire_brut_conjoint}
          onChange={(salaire_brut_conjoint) => modifier({ salaire_brut_conjoint })}
        />
      )}
      <ChampChoix
        libelle="Enfants"
        value={s.nombre_enfants}
        onChange={(e) => modifier({ nombre_enfants: Number(e.target.value) })}
      >
        {ENFANTS.map((n) => (
          <option key={n}>{n}</option>
        ))}
      </ChampChoix>
      {s.nombre_enfants > 0 && (
        <Champ
          libelle="Âges des enfants"
          aide="Séparés par des virgules. Facultatif."
          autoComplete="off"
          value={s.ages_enfants}
          erreur={fautes['ages_enfants']}
          onChange={(e) => modifier({ ages_enfants: e.target.value })}
        />
      )}
      <ChampChoix
        libelle="Canton suisse"
        value={s.canton}
        onChange={(e) => modifier({ canton: CHAMPS.canton.lire(e.target.value) ?? 'geneva' })}
      >
        {CANTONS.map((c) => (
          <option key={c.valeur} value={c.valeur}>
            {c.libelle}
          </option>
        ))}
      </ChampChoix>
      <details>
        <summary>
          <Icone nom="plus" petite />
          Cours du franc, commune, âge
        </summary>
        <div>
          <Champ
            libelle="Francs pour un euro"
            unite="CHF"
            aide="Le cours que vous choisissez. Sans lui, rien n’est converti."
            inputMode="decimal"
            autoComplete="off"
            value={s.francs_par_euro}
            erreur={fautes['francs_par_euro']}
            onChange={(e) => modifier({ francs_par_euro: e.target.value })}
          />
          <Champ
            libelle="Commune suisse"
            aide="Le chef-lieu du canton si rien n’est saisi."
            autoComplete="off"
            value={s.commune}
            erreur={fautes['commune']}
            onChange={(e) => modifier({ commune: e.target.value })}
          />
          <ChampEntier
            facultatif
            libelle="Âge"
            aide="Il fixe la cotisation suisse au 2e pilier."
            max={100}
            valeur={s.age}
            erreur={fautes['age']}
            onChange={(age) => modifier({ age })}
          />
        </div>
      </details>
    </>
  );
}
