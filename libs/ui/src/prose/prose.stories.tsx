import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from './prose.tsx';

const meta = {
  title: 'Display/Prose',
  component: Prose,
  args: {
    html: words({
      ar: `<p>غيّرت رأيك، أو بالقطعة شيء ليس كما ينبغي؟ هذا ما لك، وإلى متى.</p>
<section id="returns"><h2>غيّرت رأيك</h2><div><p>لك <strong>١٤ يومًا</strong> من استلام القطعة لإرجاعها، ما دامت <em>لم تُستعمل</em>.</p><ol><li>اتصل بنا أو <a href="/contact">راسلنا</a>.</li><li>نتفق معك على طريقة إرجاعها:<ul><li>مع مندوب،</li><li>أو في فرع.</li></ul></li></ol></div></section>
<section id="table"><h2>إلى متى</h2><div><div role="group" tabindex="0" aria-label="إلى متى"><table><thead><tr><th>ما حدث</th><th data-align="end">إلى متى</th><th>من يدفع مصاريف الإرجاع</th></tr></thead><tbody><tr><td>غيّرت رأيك</td><td data-align="end">١٤ يومًا</td><td>نتفق قبلها</td></tr><tr><td>مكسورة أو معيبة</td><td data-align="end">٣٠ يومًا</td><td>نحن</td></tr></tbody></table></div><h3 id="note">ملاحظة</h3><blockquote><p>العروق تختلف من قطعة إلى أخرى.</p></blockquote></div></section>`,
      en: `<p>Changed your mind, or something wrong with a piece? This is what you can do, and until when.</p>
<section id="returns"><h2>You changed your mind</h2><div><p>Within <strong>14 days</strong> you may return a piece that is <em>unused</em>.</p><ol><li>Call us or <a href="/contact">write to us</a>.</li><li>We agree on how it comes back:<ul><li>with a courier,</li><li>or at a branch.</li></ul></li></ol></div></section>
<section id="table"><h2>Until when</h2><div><div role="group" tabindex="0" aria-label="Until when"><table><thead><tr><th>What happened</th><th data-align="end">Until when</th><th>Who pays for the return</th></tr></thead><tbody><tr><td>You changed your mind</td><td data-align="end">14 days</td><td>we agree beforehand</td></tr><tr><td>Damaged or faulty</td><td data-align="end">30 days</td><td>we do</td></tr></tbody></table></div><h3 id="note">Mind</h3><blockquote><p>Grain differs from piece to piece.</p></blockquote></div></section>`,
    }),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {};

/** As on a phone, and in a preview beside an editor: headings stand above their words, and a table scrolls by itself. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
