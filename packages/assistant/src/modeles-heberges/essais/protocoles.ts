import type { Tour } from './dialogue.ts';

export type Trame = string;

const trame = (donnees: unknown, evenement?: string): Trame =>
  `${evenement === undefined ? '' : `event: ${evenement}\n`}data: ${JSON.stringify(donnees)}\n\n`;

function* morceaux(texte: string, taille = 40): Generator<string> {
  for (let i = 0; i < texte.length; i += taille) yield texte.slice(i, i + taille);
}

const evenement = (donnees: { type: string } & Record<string, unknown>): Trame => trame(donnees, donnees.type);

/** Server-sent events of an answer, as each provider writes them. */
export const PROTOCOLES_SERVIS = {
  openai: (tour: Tour, modele: string): Trame[] => {
    const bloc = (delta: object, finish_reason: string | null = null): Trame =>
      trame({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: modele,
        choices: [{ index: 0, delta, finish_reason }],
      });
    const trames = [bloc({ role: 'assistant', content: '' })];
    for (const m of morceaux(tour.texte ?? '')) trames.push(bloc({ content: m }));
    (tour.appels ?? []).forEach((a, index) => {
      trames.push(
        bloc({
          tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name: a.nom, arguments: '' } }],
        }),
      );
      for (const m of morceaux(a.arguments)) trames.push(bloc({ tool_calls: [{ index, function: { arguments: m } }] }));
    });
    trames.push(bloc({}, tour.appels ? 'tool_calls' : 'stop'));
    const usage = { prompt_tokens: 700, completion_tokens: 80, total_tokens: 780 };
    trames.push(
      trame({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: modele, choices: [], usage }),
    );
    trames.push('data: [DONE]\n\n');
    return trames;
  },
  mistral: (tour: Tour, modele: string): Trame[] => {
    const bloc = (delta: object, fin: object = { finish_reason: null }, reste: object = {}): Trame =>
      trame({
        id: 'cmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: modele,
        choices: [{ index: 0, delta, ...fin }],
        ...reste,
      });
    const usage = { usage: { prompt_tokens: 700, completion_tokens: 80, total_tokens: 780 } };
    const trames = [bloc({ role: 'assistant', content: '' })];
    for (const m of morceaux(tour.texte ?? '')) trames.push(bloc({ content: m }));
    if (tour.appels) {
      const tool_calls = tour.appels.map((a, index) => ({
        id: `appel${index}xyz`,
        function: { name: a.nom, arguments: a.arguments },
        index,
      }));
      trames.push(bloc({ content: '', tool_calls }, { finish_reason: 'tool_calls' }, usage));
    } else trames.push(bloc({ content: '' }, { finish_reason: 'stop' }, usage));
    trames.push('data: [DONE]\n\n');
    return trames;
  },
  anthropic: (tour: Tour, modele: string): Trame[] => {
    const trames = [
      evenement({
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: modele,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 700, output_tokens: 1 },
        },
      }),
      evenement({ type: 'ping' }),
    ];
    let index = 0;
    if (tour.texte !== undefined) {
      trames.push(evenement({ type: 'content_block_start', index, content_block: { type: 'text', text: '' } }));
      for (const text of morceaux(tour.texte))
        trames.push(evenement({ type: 'content_block_delta', index, delta: { type: 'text_delta', text } }));
      trames.push(evenement({ type: 'content_block_stop', index }));
      index += 1;
    }
    for (const a of tour.appels ?? []) {
      trames.push(
        evenement({
          type: 'content_block_start',
          index,
          content_block: { type: 'tool_use', id: `toolu_${index}`, name: a.nom, input: {} },
        }),
      );
      for (const partial_json of morceaux(a.arguments))
        trames.push(
          evenement({ type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json } }),
        );
      trames.push(evenement({ type: 'content_block_stop', index }));
      index += 1;
    }
    trames.push(
      evenement({
        type: 'message_delta',
        delta: { stop_reason: tour.appels ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: 80 },
      }),
      evenement({ type: 'message_stop' }),
    );
    return trames;
  },
} as const;
