/** Of 'Kho ảnh'. */
export const pictureTexts = {
  uploaded: 'Đã đưa ảnh vào kho.',
  wasThere: 'Kho đã có ảnh này, không cần tải lên nữa.',
  replaced: (count: number, noun = 'bản ghi') =>
    count === 0 ? 'Không có nơi nào cần thay.' : `Đã thay ảnh ở ${count.toLocaleString('vi-VN')} ${noun}.`,
  deleted: (count: number, noun = 'bản ghi') =>
    count === 0 ? 'Đã xóa ảnh khỏi kho.' : `Đã xóa ảnh khỏi kho và gỡ khỏi ${count.toLocaleString('vi-VN')} ${noun}.`,
  restored: 'Đã đưa ảnh lại vào kho.',
  purged: 'Đã xóa vĩnh viễn ảnh.',
  deleteFirst: 'Chỉ xóa vĩnh viễn được ảnh đã xóa khỏi kho và không còn nơi nào dùng.',
  stillNamed: (drafts: number, versions: number, asideBy: readonly string[] = []) =>
    `Chưa xóa vĩnh viễn được: ${[
      ...(drafts > 0 ? [`${drafts} thay đổi chưa xuất bản`] : []),
      ...(versions > 0 ? [`${versions} phiên bản cũ`] : []),
      ...(asideBy.length > 0 ? [`phần để đó, làm tiếp sau của ${asideBy.join(', ')}`] : []),
    ].join(' và ')} còn cần ảnh này. Ảnh tự mất khi không còn nơi nào giữ nó.`,
  usedInSettings: 'Ảnh này còn dùng trong Cài đặt trang: chỉ Quản trị thay hoặc xóa được.',
  tooManyUses: (most: number) => `Ảnh này dùng ở hơn ${most.toLocaleString('vi-VN')} nơi, không đổi được trong một lần.`,
} as const;
