import type { DemoMajor } from '../types.ts';

export const industrialDesign: DemoMajor = {
  name: 'Thiết kế công nghiệp',
  other_names: ['industrial design', 'tạo dáng công nghiệp', 'thiết kế sản phẩm'],
  ma_nganh: '7210402',
  description:
    'Ngành thiết kế những đồ vật được làm ra hàng loạt: quạt, ghế, bình nước, dụng cụ y tế, hộp đựng. Người học phải hiểu tay người, vật liệu và máy móc cùng một lúc.',
  detailed_content: [
    {
      title: 'Ngành này học gì',
      content:
        'Bạn học vẽ để nghĩ, học dựng mô hình để kiểm tra và học cách một nhà máy làm ra vật đó. Đề bài thường bắt đầu từ một việc có thật, ví dụ người già mở nắp lọ, người bán hàng rong gánh đồ, học sinh mang cặp.',
      list: [
        'Vẽ phối cảnh, vẽ kỹ thuật, dựng khối 3D',
        'Công thái học và quan sát người dùng',
        'Vật liệu: nhựa, kim loại, gỗ, gốm, tre',
        'Mô hình xốp, đất sét công nghiệp, in 3D',
        'Bao bì, giá thành, vòng đời sản phẩm',
      ],
    },
    {
      title: 'Hợp với ai',
      content:
        'Người hợp ngành hay tháo đồ ra xem bên trong, thích làm bằng tay và không ngại bụi. Bạn cũng cần chịu khó với con số: độ dày thành nhựa, trọng lượng, giá khuôn. Môn vật lí phổ thông giúp ích hơn bạn tưởng.',
      list: [],
    },
    {
      title: 'Một đồ án kéo dài mười lăm tuần',
      content:
        'Từ năm thứ hai, mỗi kỳ có một đồ án trục, các môn khác xoay quanh nó. Bạn mất bốn tuần để quan sát và đặt đúng câu hỏi, năm tuần để thử, sáu tuần để làm cho kỹ. Xưởng gỗ và xưởng in 3D mở theo lịch đăng ký.',
      list: [
        'Tuần 4: trình bày vấn đề, chưa có hình sản phẩm',
        'Tuần 9: ba mô hình thô tỷ lệ 1:1',
        'Tuần 15: mô hình hoàn thiện, bản vẽ, áp phích A1',
      ],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét H01, V00, V01 kèm một bài vẽ khối và tĩnh vật, hoặc A00, A01 không thi vẽ. Hai tổ hợp A còn xét được bằng học bạ, và trường nhận điểm đánh giá năng lực của ĐHQG-HCM. Nếu bạn mạnh Toán, Vật lí mà chưa học vẽ thì đừng bỏ ngành này: vào bằng A00 hoặc A01, bạn có lớp vẽ bổ sung ở năm nhất. Nơi khác có thể bắt buộc thi vẽ hoặc không có lớp ấy.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Người tốt nghiệp làm ở phòng phát triển sản phẩm của nhà máy, công ty nội thất, công ty bao bì hoặc xưởng thiết kế nhỏ. Công việc gần với kỹ sư hơn nhiều người nghĩ, và phần lớn thời gian là chỉnh sửa chi tiết.',
      list: [
        'Thiết kế đồ gia dụng, đồ điện nhỏ',
        'Thiết kế đồ gỗ và nội thất rời',
        'Thiết kế cấu trúc bao bì',
        'Dựng mô hình và mẫu thử',
      ],
    },
  ],
  subjects: [
    {
      name: 'Vẽ phối cảnh sản phẩm',
      other_names: ['product sketching', 'sketch sản phẩm'],
      short_description:
        'Vẽ đồ vật bằng tay theo phối cảnh một, hai điểm tụ; vẽ cắt lớp, tháo rời và ghi chú để người khác hiểu ý trong một phút.',
      description:
        'Vẽ trong ngành này không nhằm làm tranh mà nhằm nói nhanh. Bạn tập kéo nét thẳng từ vai, vẽ hình hộp, hình trụ, bo góc, rồi ghép chúng thành ấm đun, máy khoan, tai nghe.\n\nMỗi tuần bạn nộp mười trang A3 vẽ bằng bút mực, không tẩy. Nét sai để nguyên, vẽ nét đúng bên cạnh; giảng viên đọc được suy nghĩ của bạn từ những nét đó.',
      detailed_content: [
        {
          title: 'Lộ trình mười hai tuần',
          content: '',
          list: [
            'Tuần 1–3: nét, hình hộp, điểm tụ',
            'Tuần 4–6: trụ, cầu, mặt cong, bo góc',
            'Tuần 7–8: bóng và chất liệu bằng bút dạ xám',
            'Tuần 9–10: cắt lớp, tháo rời, trình tự thao tác',
            'Tuần 11–12: trang trình bày A2',
          ],
        },
        {
          title: 'Dụng cụ',
          content: '',
          list: ['Bút bi đen hoặc bút kim 0,3 và 0,5', 'Ba bút dạ xám lạnh nhạt, vừa, đậm', 'Giấy A3 70 gsm, một ram cho cả kỳ'],
        },
        {
          title: 'Bài cuối và điểm',
          content:
            'Bạn chọn một đồ vật trong bếp, vẽ nó từ ba góc, cắt nó ra và vẽ các bộ phận tháo rời trên một tờ A2. Tập vẽ hằng tuần 60%, trang A2 30%, bài vẽ nhanh 45 phút tại lớp 10%.',
          list: [],
        },
      ],
    },
    {
      name: 'Công thái học (Ergonomics)',
      other_names: ['human factors'],
      short_description:
        'Đo người, đo thao tác, đo lực: thiết kế đồ vật vừa với cơ thể người Việt ở nhiều lứa tuổi và khả năng khác nhau.',
      description:
        'Tay nắm cửa cao bao nhiêu thì đứa trẻ sáu tuổi và người ngồi xe lăn đều mở được? Môn học dạy cách tìm câu trả lời: tra bảng nhân trắc, đo thêm khi bảng thiếu, dựng mẫu thử bằng bìa và nhờ người thử.\n\nBạn cũng tập quan sát thao tác bằng video: đếm số lần với, cúi, đổi tay. Từ đó mới quyết định kích thước, không đi ngược lại.',
      detailed_content: [
        {
          title: 'Bạn sẽ làm gì',
          content: 'Lớp chia nhóm ba người, mỗi nhóm theo một đồ vật suốt 10 tuần. Đồ vật phải là thứ cầm, kéo, đẩy hoặc ngồi.',
          list: [
            'Đo 12 kích thước cơ thể của 20 người, lập bảng phân vị 5, 50, 95',
            'Quay và phân tích một thao tác dài hai phút',
            'Làm năm mẫu tay nắm bằng đất sét, cho mười người thử',
            'Đo lực mở nắp bằng lực kế',
          ],
        },
        {
          title: 'Ghi chép có trách nhiệm',
          content:
            'Người được đo và được quay phải đồng ý bằng văn bản, số liệu không gắn tên. Với trẻ em, cần có chữ ký của phụ huynh. Ảnh và video xóa sau khi môn kết thúc, trừ khi người trong hình cho giữ.',
          list: [],
        },
        {
          title: 'Báo cáo và điểm',
          content:
            'Báo cáo 12 trang có bảng số liệu, ảnh thử và bản vẽ đề xuất: 50%. Mẫu thử vật lí: 30%. Bài kiểm tra giữa kỳ về nhân trắc: 20%. Kết luận trái với dự đoán ban đầu không bị trừ điểm nếu số liệu đầy đủ.',
          list: [],
        },
      ],
    },
    {
      name: 'Vật liệu và công nghệ chế tạo',
      other_names: ['materials and manufacturing', 'công nghệ vật liệu'],
      short_description:
        'Ép phun, đùn, dập, đúc, tiện, uốn tre và gỗ: mỗi cách làm để lại dấu vết gì trên đồ vật và đòi hỏi hình dáng thế nào.',
      description:
        'Bạn mang đến lớp một đồ vật hỏng và cưa đôi nó ra. Từ mặt cắt, cả lớp đọc xem nó được làm thế nào: vết cổng phun, đường phân khuôn, gân tăng cứng, mối dập.\n\nMôn gồm năm buổi ở xưởng, hai buổi tham quan nhà máy và phần lý thuyết ngắn. Cuối môn, bạn viết được một phiếu chọn vật liệu có lý do, có giá ước tính và có phương án thứ hai.',
      detailed_content: [
        {
          title: 'Các nhóm vật liệu',
          content: '',
          list: [
            'Nhựa nhiệt dẻo: PP, ABS, PET; góc thoát khuôn, độ dày thành',
            'Kim loại tấm: cắt, chấn, dập, hàn điểm',
            'Gỗ, ván công nghiệp, mộng và phụ kiện liên kết',
            'Tre ép, mây, sơn mài: vật liệu và nghề trong nước',
            'Gốm, thủy tinh, silicone',
          ],
        },
        {
          title: 'Tham quan',
          content:
            'Một xưởng ép nhựa và một làng nghề tre nứa. Trước chuyến đi, nhóm bạn chuẩn bị mười câu hỏi; sau chuyến đi, nộp sơ đồ dây chuyền vẽ tay có ghi thời gian từng công đoạn.',
          list: [],
        },
        {
          title: 'Đánh giá',
          content:
            'Nhật ký cắt đôi sáu đồ vật 40%, báo cáo tham quan 20%, phiếu chọn vật liệu cho một sản phẩm mới 40%. Phiếu phải nêu được sản phẩm sẽ được sửa, tháo và thải bỏ ra sao.',
          list: [],
        },
      ],
    },
    {
      name: 'Mô hình sản phẩm',
      other_names: ['model making', 'làm mô hình', 'làm mockup'],
      short_description:
        'Dựng mô hình bằng bìa, xốp, đất sét công nghiệp và in 3D; biết lúc nào cần mô hình thô, lúc nào cần mô hình hoàn thiện.',
      description:
        'Mô hình là cách rẻ để sai. Bạn học làm một khối xốp trong hai mươi phút, cầm lên, thấy to quá, gọt lại. Mười mô hình thô trong một tuần là yêu cầu bình thường.\n\nBốn tuần cuối dành cho một mô hình hoàn thiện tỷ lệ 1:1, trét, nhám, sơn. Bạn cũng học thiết kế chi tiết cho máy in 3D: chiều đặt, chân đỡ, dung sai lắp ghép 0,2 mm.',
      detailed_content: [
        {
          title: 'Kỹ thuật học trong môn',
          content: '',
          list: [
            'Bìa và bồi giấy: thử tỷ lệ',
            'Xốp XPS: cắt dây nhiệt, giũa, nhám',
            'Đất sét công nghiệp: gạt theo dưỡng',
            'In 3D FDM và xử lý bề mặt',
            'Trét, sơn lót, nhám nước, sơn màu',
          ],
        },
        {
          title: 'Bài tập lớn: dụng cụ cầm tay',
          content:
            'Bạn thiết kế lại một dụng cụ cầm tay, ví dụ nạo vỏ, tua vít hay đèn pin. Nộp mười mô hình thô xếp theo thứ tự thời gian và một mô hình hoàn thiện đặt trên đế. Mô hình không cần hoạt động nhưng phải đúng trọng lượng dự kiến trong khoảng ±15%.',
          list: [],
        },
        {
          title: 'Bảo hộ ở xưởng',
          content:
            'Kính, khẩu trang lọc bụi và tạp dề là bắt buộc khi nhám và sơn. Phòng sơn chỉ dùng khi quạt hút đã bật; mỗi lượt tối đa ba người.',
          list: [],
        },
        {
          title: 'Cách đánh giá',
          content:
            'Loạt mô hình thô 40%, mô hình hoàn thiện 40%, sổ tay ghi thời gian và chi phí vật liệu 20%. Mô hình thô được chấm theo điều bạn học được từ nó, không theo độ đẹp.',
          list: [],
        },
      ],
    },
    {
      name: 'Thiết kế bao bì',
      other_names: ['packaging design', 'thiết kế hộp', 'thiết kế tem nhãn'],
      short_description:
        'Từ hình trải phẳng đến chiếc hộp đứng được: cấu trúc giấy, bảo vệ sản phẩm, thông tin bắt buộc trên nhãn và mặt trưng bày.',
      description:
        'Bạn bắt đầu bằng việc mở hai mươi chiếc hộp trong nhà, trải phẳng và vẽ lại đường cấn, đường cắt, tai dán. Sau đó mới tự vẽ hình trải, cắt bằng máy cắt mẫu và thử rơi từ độ cao một mét.\n\nPhần mặt ngoài học song song với phần cấu trúc: nhãn hàng hóa ở Việt Nam có những nội dung bắt buộc, và chỗ cho chúng phải được tính từ đầu chứ không nhét vào cuối.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: trải phẳng, đường cấn, thớ giấy, giấy carton sóng',
            'Tuần 3–5: hộp nắp gài, hộp âm dương, khay, tay xách',
            'Tuần 6–7: chai và tuýp mỹ phẩm, túi, nhãn dán, màng co',
            'Tuần 8–9: nội dung nhãn theo quy định về nhãn hàng hóa',
            'Tuần 10–15: đồ án bao bì cho một đặc sản',
          ],
        },
        {
          title: 'Đồ án: một đặc sản địa phương',
          content:
            'Bạn chọn một sản phẩm của quê mình hoặc của một hợp tác xã, ví dụ cốm, nước mắm, mật ong, và làm bao bì cho ba cỡ. Bao bì phải xếp được vào thùng, đứng được trên kệ và tách được vật liệu khi bỏ đi.',
          list: [
            'Ba mẫu thật, dựng bằng vật liệu gần với sản xuất',
            'Tệp hình trải có lớp cắt, cấn, in',
            'Ảnh thử rơi và thử xếp chồng',
          ],
        },
        {
          title: 'Thang điểm',
          content:
            'Bài cấu trúc 30%, đồ án 55%, kiểm tra nội dung nhãn 15%. Hộp bung đáy khi thử rơi thì sửa và nộp lại trong một tuần, điểm cấu trúc tối đa còn tám.',
          list: [],
        },
      ],
    },
  ],
};
